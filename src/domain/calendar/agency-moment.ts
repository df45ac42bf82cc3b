import { type CalendarDay, type TimeOfDay, calendarDay, timeOfDay } from './calendar-day.ts'

/** A day and a time of day at the agency, Eastern, wherever the reader is. */
export interface AgencyMoment {
  readonly day: CalendarDay
  readonly time: TimeOfDay
}

/** Returns the agency's day and time of day at a moment. */
export function agencyMoment(at: Date): AgencyMoment {
  return { day: calendarDay(at), time: timeOfDay(at) }
}

/** Returns the agency's day and time of day of an ISO timestamp; null when it is none. */
export function agencyMomentOf(timestamp: string | undefined): AgencyMoment | null {
  const at = new Date(timestamp ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? null : agencyMoment(at)
}
