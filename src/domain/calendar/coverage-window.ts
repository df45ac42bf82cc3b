import type { PlanYear } from '#domain/years/plan-years.ts'

import type { CalendarDay } from './calendar-day.ts'
import { firstOfNextMonth } from './coverage-starts.ts'
import { enrollmentPeriod, openEnrollment } from './enrollment-periods.ts'
import { compareDays } from './typed-day.ts'

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
  | { readonly kind: 'closed' }

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
  if (!period) return { kind: 'closed' }
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
