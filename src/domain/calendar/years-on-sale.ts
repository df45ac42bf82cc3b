import { type PlanYear, planYears } from '#domain/years/plan-years.ts'

import type { CalendarDay } from './calendar-day.ts'
import { type EffectiveDate, effectiveDate } from './effective-date.ts'

/** A plan year whose plans can still start. */
export interface YearOnSale {
  readonly planYear: PlanYear
  readonly effective: EffectiveDate
}

/**
 * Returns the plan years whose plans can be bought, the earliest first. In November these are the current year,
 * with a life change, and the next one. `lastDay` is the setting that replaces the dated end of Open Enrollment.
 */
export function yearsOnSale(now: Date, lastDay: CalendarDay | null = null): readonly YearOnSale[] {
  return planYears.flatMap((planYear) => {
    const effective = effectiveDate(now, planYear, lastDay)
    return effective ? [{ planYear, effective }] : []
  })
}

/** Whether a start of coverage needs a life change: it does outside Open Enrollment (45 CFR 155.420). */
export function needsLifeChange({ variant }: EffectiveDate): boolean {
  return variant !== 'openEnrollment'
}
