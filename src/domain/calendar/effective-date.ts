import { type CalendarDay, calendarDay, daysInMonth } from './calendar-day.ts'
import { enrollmentPeriod } from './open-enrollment.ts'
import type { PlanYear } from './plan-year.ts'

/** More days than this must remain in the month for the standard message (P-15). */
const daysToSpare = 3

/** When coverage starts, and what it takes. */
export type EffectiveDate =
  /** In Open Enrollment everybody can choose a plan, until a day. */
  | { readonly variant: 'openEnrollment'; readonly start: CalendarDay; readonly chooseBy: CalendarDay }
  /**
   * Outside it a change of life is asked for (45 CFR 155.420). `endOfMonth`: the agency will try to make it effective, and
   * will notify if that is not possible.
   */
  | { readonly variant: 'standard' | 'endOfMonth'; readonly start: CalendarDay }

/**
 * When coverage by a plan of the quoted year starts. Outside Open Enrollment it is the 1st of next month, which the last days
 * of a month cannot promise (P-15). Null where that day is in another year than the quoted plans.
 */
export function effectiveDate(now: Date, planYear: PlanYear): EffectiveDate | null {
  const today = calendarDay(now)
  const period = enrollmentPeriod(planYear, today)
  if (period) return { variant: 'openEnrollment', start: period.start, chooseBy: period.last }
  const { year, month, day } = today
  const start = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  if (start.year !== planYear) return null
  return { variant: daysInMonth(year, month) - day > daysToSpare ? 'standard' : 'endOfMonth', start }
}
