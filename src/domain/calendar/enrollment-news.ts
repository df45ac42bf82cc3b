import type { CalendarDay } from './calendar-day.ts'

/** The facts of the quote form's banner: the plan year, and whether its 1 November has come. */
export interface EnrollmentNews {
  /** The year after the current one; the current one until its Open Enrollment ends on 15 January. */
  readonly planYear: number
  readonly hasBegun: boolean
}

/**
 * Returns the banner's facts. Every Open Enrollment begins on 1 November of the year before its plans' (45 CFR
 * 155.410(e)). The dates come from no table, since the first page would have to load it; "began" stays true where a
 * setting ends an Open Enrollment earlier.
 */
export function enrollmentNews(today: CalendarDay): EnrollmentNews {
  const isLasting = today.month === 1 && today.day <= 15
  return { planYear: today.year + (isLasting ? 0 : 1), hasBegun: isLasting || today.month >= 11 }
}
