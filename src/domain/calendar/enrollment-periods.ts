import type { CalendarDay } from './calendar-day.ts'
import { factsOf, type PlanYear, planYears } from '#domain/years/plan-years.ts'
import type { EnrollmentPeriod } from '#domain/years/year-facts.ts'
import { compareDays } from './typed-day.ts'

/** Open Enrollment for the plans of one year. */
export interface OpenEnrollment {
  readonly planYear: PlanYear
  readonly first: CalendarDay
  readonly last: CalendarDay
  readonly periods: readonly EnrollmentPeriod[]
}

/** Returns the known Open Enrollments from the one for a plan year on. */
export function openEnrollmentsFrom(planYear: PlanYear): readonly OpenEnrollment[] {
  return planYears
    .filter((year) => year >= planYear)
    .map((year) => {
      const periods = factsOf(year).openEnrollment
      return { planYear: year, first: periods[0].first, last: (periods.at(-1) ?? periods[0]).last, periods }
    })
}

/** Returns the period of a plan year's Open Enrollment that contains a day; null outside it. */
export function enrollmentPeriod(planYear: PlanYear, today: CalendarDay): EnrollmentPeriod | null {
  const isIn = ({ first, last }: EnrollmentPeriod) => compareDays(first, today) <= 0 && compareDays(today, last) <= 0
  return factsOf(planYear).openEnrollment.find(isIn) ?? null
}
