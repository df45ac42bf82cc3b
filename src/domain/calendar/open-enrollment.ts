import type { CalendarDay } from './calendar-day.ts'
import { type PlanYear, planYears } from './plan-year.ts'
import { compareDays } from './typed-day.ts'

/** The days to choose a plan for one start of coverage, both inclusive. */
export interface EnrollmentPeriod {
  readonly first: CalendarDay
  readonly last: CalendarDay
  /** The day on which a plan chosen in this period starts. */
  readonly start: CalendarDay
}

/** From 1 November to 15 January. A choice by 15 December starts in January, a later one in February. */
const untilJanuary15 = (year: PlanYear): readonly [EnrollmentPeriod, ...EnrollmentPeriod[]] => [
  {
    first: { year: year - 1, month: 11, day: 1 },
    last: { year: year - 1, month: 12, day: 15 },
    start: { year, month: 1, day: 1 },
  },
  {
    first: { year: year - 1, month: 12, day: 16 },
    last: { year, month: 1, day: 15 },
    start: { year, month: 2, day: 1 },
  },
]

/**
 * Open Enrollment on HealthCare.gov by plan year, split by the start of coverage (45 CFR 155.410(e) and (f)). The last
 * day for 2027 was under litigation: check HealthCare.gov again. Reviewed 22 November 2026.
 */
const openEnrollments: Readonly<Record<PlanYear, readonly [EnrollmentPeriod, ...EnrollmentPeriod[]]>> = {
  2026: untilJanuary15(2026),
  2027: untilJanuary15(2027),
}

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
      const periods = openEnrollments[year]
      return { planYear: year, first: periods[0].first, last: (periods.at(-1) ?? periods[0]).last, periods }
    })
}

/** Returns the period of a plan year's Open Enrollment that contains a day; null outside it. */
export function enrollmentPeriod(planYear: PlanYear, today: CalendarDay): EnrollmentPeriod | null {
  const isIn = ({ first, last }: EnrollmentPeriod) => compareDays(first, today) <= 0 && compareDays(today, last) <= 0
  return openEnrollments[planYear].find(isIn) ?? null
}

/** The facts of the quote form's banner: the plan year, and whether this year's 1 November has come. */
export interface EnrollmentNews {
  /** Always the year after the current one. */
  readonly planYear: number
  readonly hasBegun: boolean
}

/**
 * Returns the banner's facts. Every Open Enrollment begins on 1 November of the year before its plans' (45 CFR
 * 155.410(e)).
 */
export function enrollmentNews(today: CalendarDay): EnrollmentNews {
  return { planYear: today.year + 1, hasBegun: today.month >= 11 }
}
