import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { EnrollmentDays } from '#domain/calendar/enrollment-news.ts'

/** What the build says of Open Enrollment, apart from the settings: only the part with the banner has it. */
interface EnrollmentAhead {
  /** The day of the build, whose sentence a built page has until it is hydrated. */
  readonly builtOn: CalendarDay
  /** The Open Enrollments that were not over on that day. */
  readonly enrollments: readonly EnrollmentDays[]
}

declare const __ENROLLMENT_AHEAD__: EnrollmentAhead

/** The days of the quote form's banner. The tables of the plan years would be more to load. */
export const enrollmentAhead: EnrollmentAhead = __ENROLLMENT_AHEAD__
