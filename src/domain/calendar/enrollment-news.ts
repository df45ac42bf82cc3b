import type { CalendarDay } from './calendar-day.ts'

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
