import { type CalendarDay, calendarDay, daysInMonth } from './calendar-day.ts'
import { enrollmentPeriod } from './enrollment-periods.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/** The month must have more days left than this for the standard message (P-15). */
const daysToSpare = 3

/** When coverage starts, and its conditions. */
export type EffectiveDate =
  /** In Open Enrollment everyone can choose a plan, until the last day. */
  | {
      readonly variant: 'openEnrollment'
      readonly start: CalendarDay
      readonly chooseBy: CalendarDay
      /** A court may still change the last day to choose. */
      readonly mayChange?: true | undefined
    }
  /**
   * Outside it a life change is required (45 CFR 155.420). `endOfMonth`: the agency will try to make it effective, and
   * will notify if that is not possible.
   */
  | { readonly variant: 'standard' | 'endOfMonth'; readonly start: CalendarDay }

/**
 * Returns when coverage by a plan of the quoted year starts. Outside Open Enrollment it is the 1st of next month, which
 * the agency can't promise in the last days of a month (P-15). Null when that day is in another year than the quoted
 * plans. `lastDay` is the setting that replaces the dated end of Open Enrollment.
 */
export function effectiveDate(now: Date, planYear: PlanYear, lastDay: CalendarDay | null = null): EffectiveDate | null {
  const today = calendarDay(now)
  const period = enrollmentPeriod(planYear, today, lastDay)
  if (period)
    return {
      variant: 'openEnrollment',
      start: period.start,
      chooseBy: period.last,
      ...(period.mayChange && { mayChange: true }),
    }
  const { year, month, day } = today
  const start = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  if (start.year !== planYear) return null
  return { variant: daysInMonth(year, month) - day > daysToSpare ? 'standard' : 'endOfMonth', start }
}

/** Returns the whole months of the plan year that coverage has, 1 to 12; null when it can't start. */
export function monthsCovered(effective: EffectiveDate | null): number | null {
  return effective === null ? null : 13 - effective.start.month
}
