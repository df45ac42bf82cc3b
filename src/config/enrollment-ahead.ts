import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { EnrollmentDays } from '#domain/calendar/enrollment-news.ts'

/**
 * The Open Enrollments known at build time. They are separate from the settings, because only the banner's chunk needs
 * them.
 */
interface EnrollmentAhead {
  /** The day of the build. A prerendered page shows the sentence of that day until it is hydrated. */
  readonly builtOn: CalendarDay
  /** The Open Enrollments that were not over on that day. */
  readonly enrollments: readonly EnrollmentDays[]
}

declare const __ENROLLMENT_AHEAD__: EnrollmentAhead

/** The days of the quote form's banner. Loading the tables of the plan years instead would cost more bytes. */
export const enrollmentAhead: EnrollmentAhead = __ENROLLMENT_AHEAD__
