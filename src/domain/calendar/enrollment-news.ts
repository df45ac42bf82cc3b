import type { PlanYear } from '#domain/years/plan-years.ts'

import type { CalendarDay } from './calendar-day.ts'
import { compareDays } from './typed-day.ts'

/** The days of one Open Enrollment that the banner names. The build takes them from the table of the plan year. */
export interface EnrollmentDays {
  readonly planYear: PlanYear
  readonly first: CalendarDay
  /** The last day to choose a plan for the first start. */
  readonly chooseBy: CalendarDay
  readonly start: CalendarDay
  /** The last day of all. */
  readonly until: CalendarDay
  /** A court may still change the last day. */
  readonly mayChange?: true | undefined
}

/** The facts in the quote form's banner. */
export type EnrollmentNews =
  /** Before 1 November, or after it for a year whose days this build lacks. */
  | { readonly kind: 'begins' | 'began'; readonly planYear: number }
  | { readonly kind: 'chooseBy'; readonly planYear: number; readonly by: CalendarDay; readonly start: CalendarDay }
  | { readonly kind: 'open' | 'openMayChange'; readonly planYear: number; readonly until: CalendarDay }

/**
 * Returns the banner's facts by the known Open Enrollments (Q-76, Q-150). Every one begins on 1 November of the year
 * before its plans' (45 CFR 155.410(e)).
 */
export function enrollmentNews(today: CalendarDay, known: readonly EnrollmentDays[]): EnrollmentNews {
  const open = known.find(({ first, until }) => compareDays(first, today) <= 0 && compareDays(today, until) <= 0)
  if (!open) return { kind: today.month >= 11 ? 'began' : 'begins', planYear: today.year + 1 }
  const { planYear, chooseBy: by, start, until, mayChange } = open
  if (compareDays(today, by) <= 0) return { kind: 'chooseBy', planYear, by, start }
  return { kind: mayChange ? 'openMayChange' : 'open', planYear, until }
}
