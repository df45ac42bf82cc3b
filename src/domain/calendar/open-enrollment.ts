import type { CalendarDay } from './calendar-day.ts'
import { type PlanYear, planYears } from './plan-year.ts'
import { compareDays } from './typed-day.ts'

/** The days in which a plan is chosen for one start of coverage, the first and the last included. */
export interface EnrollmentPeriod {
  readonly first: CalendarDay
  readonly last: CalendarDay
  /** The day on which a plan that is chosen in them starts. */
  readonly start: CalendarDay
}

/** From 1 November to 15 January; who chooses by 15 December starts in January, and who chooses later in February. */
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
 * Open Enrollment on HealthCare.gov, by the plan year whose plans are chosen, parted by the start of coverage (45 CFR
 * 155.410(e) and (f)). The last day for 2027 was under litigation: ask HealthCare.gov again. Reviewed 22 November 2026.
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

/** The Open Enrollments that are known, from the one for a plan year on. */
export function openEnrollmentsFrom(planYear: PlanYear): readonly OpenEnrollment[] {
  return planYears
    .filter((year) => year >= planYear)
    .map((year) => {
      const periods = openEnrollments[year]
      return { planYear: year, first: periods[0].first, last: (periods.at(-1) ?? periods[0]).last, periods }
    })
}

/** The period of a plan year's Open Enrollment in which a day lies; null outside it. */
export function enrollmentPeriod(planYear: PlanYear, today: CalendarDay): EnrollmentPeriod | null {
  const isIn = ({ first, last }: EnrollmentPeriod) => compareDays(first, today) <= 0 && compareDays(today, last) <= 0
  return openEnrollments[planYear].find(isIn) ?? null
}

/** What the banner of the quote form says: whose Open Enrollment, and whether this year's 1 November has come. */
export interface EnrollmentNews {
  /** Always the year after the present one. */
  readonly planYear: number
  readonly hasBegun: boolean
}

/** Every Open Enrollment begins on 1 November of the year before its plans' (45 CFR 155.410(e)). */
export function enrollmentNews(today: CalendarDay): EnrollmentNews {
  return { planYear: today.year + 1, hasBegun: today.month >= 11 }
}
