import { factsOf, type PlanYear, planYears } from '#domain/years/plan-years.ts'
import type { EnrollmentPeriod } from '#domain/years/year-facts.ts'

import type { CalendarDay } from './calendar-day.ts'
import { periodsUntil, planYearOfEnd } from './enrollment-end.ts'
import type { EnrollmentDays } from './enrollment-news.ts'
import { compareDays } from './typed-day.ts'

/** Open Enrollment for the plans of one year. */
export interface OpenEnrollment {
  readonly planYear: PlanYear
  readonly first: CalendarDay
  readonly last: CalendarDay
  readonly periods: readonly EnrollmentPeriod[]
}

/**
 * Returns the Open Enrollment for a plan year. A `lastDay` that belongs to that year replaces the dated one; null
 * and the days of other years change nothing.
 */
export function openEnrollment(planYear: PlanYear, lastDay: CalendarDay | null = null): OpenEnrollment {
  const dated = factsOf(planYear).openEnrollment
  const periods = lastDay && planYearOfEnd(lastDay) === planYear ? periodsUntil(dated, lastDay) : dated
  return { planYear, first: dated[0].first, last: (periods.at(-1) ?? dated[0]).last, periods }
}

/**
 * Returns the days of the Open Enrollments that are not over on a day, for the quote form's banner. `lastDay`: see
 * `openEnrollment`.
 */
export function enrollmentsAhead(today: CalendarDay, lastDay: CalendarDay | null): readonly EnrollmentDays[] {
  return planYears.flatMap((year) => {
    const { planYear, first, last: until, periods } = openEnrollment(year, lastDay)
    const [own] = periods
    if (own === undefined || compareDays(until, today) < 0) return []
    return [{ planYear, first, chooseBy: own.last, start: own.start, until, mayChange: periods.at(-1)?.mayChange }]
  })
}

/** Returns the known Open Enrollments from the one for a plan year on. `lastDay`: see `openEnrollment`. */
export function openEnrollmentsFrom(planYear: PlanYear, lastDay: CalendarDay | null = null): readonly OpenEnrollment[] {
  return planYears.filter((year) => year >= planYear).map((year) => openEnrollment(year, lastDay))
}

/**
 * Returns the period of a plan year's Open Enrollment that contains a day; null outside it. `lastDay`: see
 * `openEnrollment`.
 */
export function enrollmentPeriod(
  planYear: PlanYear,
  today: CalendarDay,
  lastDay: CalendarDay | null = null,
): EnrollmentPeriod | null {
  const isIn = ({ first, last }: EnrollmentPeriod) => compareDays(first, today) <= 0 && compareDays(today, last) <= 0
  return openEnrollment(planYear, lastDay).periods.find(isIn) ?? null
}
