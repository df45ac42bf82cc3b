import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { site } from '#config/site.ts'
import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { type CoverageWindow, coverageWindow } from '#domain/calendar/coverage-window.ts'
import { type EffectiveDate, effectiveDate, monthsCovered } from '#domain/calendar/effective-date.ts'
import { needsLifeChange, type YearOnSale, yearsOnSale } from '#domain/calendar/years-on-sale.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/** When coverage of the listed year starts, and which years can be chosen instead. */
export interface CoverageYear {
  readonly window: CoverageWindow
  /** The day of the visit. */
  readonly today: CalendarDay
  /** Null when no plan of the year can start. */
  readonly effective: EffectiveDate | null
  /** The whole months of the year that a plan chosen today covers, 1 to 12; null when none can start. */
  readonly monthsCovered: number | null
  readonly yearsOnSale: readonly YearOnSale[]
  /** The year in whose Open Enrollment the day lies; null where there is none. */
  readonly openYear: PlanYear | null
}

const known = new Map<string, CoverageYear>()

/**
 * Returns the facts of a plan year at a time, the same object for the same day. A site that pins its plan year sells no
 * other.
 */
export function coverageYear(planYear: PlanYear, now: Date): CoverageYear {
  const key = JSON.stringify([planYear, calendarDay(now)])
  const year = known.get(key) ?? computedYear(planYear, now)
  known.set(key, year)
  return year
}

function computedYear(planYear: PlanYear, now: Date): CoverageYear {
  const today = calendarDay(now)
  const effective = effectiveDate(now, planYear, openEnrollmentEnd)
  const onSale = yearsOnSale(now, openEnrollmentEnd).filter(
    (option) => site.planYear === 'auto' || option.planYear === site.planYear,
  )
  return {
    window: coverageWindow(today, planYear, openEnrollmentEnd),
    today,
    effective,
    monthsCovered: monthsCovered(effective),
    yearsOnSale: onSale,
    openYear: onSale.find((option) => !needsLifeChange(option.effective))?.planYear ?? null,
  }
}
