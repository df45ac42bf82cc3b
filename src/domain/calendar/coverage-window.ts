import type { PlanYear } from '#domain/years/plan-years.ts'

import type { CalendarDay } from './calendar-day.ts'
import { firstOfNextMonth } from './coverage-starts.ts'
import { enrollmentPeriod, openEnrollment } from './enrollment-periods.ts'
import { compareDays, daysAfter } from './typed-day.ts'

/** Whether everyone can choose a plan of a year. */
export type CoverageWindow =
  | { readonly kind: 'before'; readonly opens: CalendarDay }
  | {
      readonly kind: 'open'
      /** The last day of Open Enrollment. */
      readonly until: CalendarDay
      /** The day on which a plan chosen today starts. */
      readonly startIfToday: CalendarDay
      /** The last day to choose for that start; absent when it is the last day of all. */
      readonly chooseBy?: CalendarDay
      /** When coverage starts earlier for whoever loses other coverage this month; absent where none can. */
      readonly startByLoss?: CalendarDay
      /** A court may still change the last day. */
      readonly mayChange?: true
    }
  /** Open Enrollment is over: a plan needs a life change. */
  | { readonly kind: 'closed'; readonly losses: LossesAhead }

/**
 * Which other coverage that has not ended yet lets a plan of the year start: what ends in the next 60 days, or what ends
 * by a day before those are over. Null where none does any more.
 */
export type LossesAhead = 'sixtyDays' | CalendarDay | null

/** Days before the end of coverage from which a plan can be chosen (45 CFR 155.420(c)(2)). */
export const daysAhead = 60

/**
 * Returns which losses ahead give a start in the plan year. Coverage after a loss starts on the first of the month after
 * it (45 CFR 155.420(b)(2)(iv)), so what ends in December starts a plan of the next year.
 */
export function lossesAhead(today: CalendarDay, planYear: PlanYear): LossesAhead {
  const last = { year: planYear, month: 11, day: 30 }
  if (compareDays(today, last) > 0) return null
  return compareDays(daysAfter(today, daysAhead), last) > 0 ? last : 'sixtyDays'
}

/**
 * Returns where a day lies in the Open Enrollment of a plan year. `today` is the agency's day, Eastern, as
 * `calendarDay` gives it. `lastDay` is the setting that replaces the dated last day.
 */
export function coverageWindow(
  today: CalendarDay,
  planYear: PlanYear,
  lastDay: CalendarDay | null = null,
): CoverageWindow {
  const { first, last: until, periods } = openEnrollment(planYear, lastDay)
  if (compareDays(today, first) < 0) return { kind: 'before', opens: first }
  const period = enrollmentPeriod(planYear, today, lastDay)
  if (!period) return { kind: 'closed', losses: lossesAhead(today, planYear) }
  const startByLoss = firstOfNextMonth(today)
  return {
    kind: 'open',
    until,
    startIfToday: period.start,
    ...(compareDays(period.last, until) < 0 && { chooseBy: period.last }),
    ...(startByLoss.year === planYear && compareDays(startByLoss, period.start) < 0 && { startByLoss }),
    ...(periods.at(-1)?.mayChange && { mayChange: true }),
  }
}
