import { type CalendarDay, calendarDay, daysInMonth } from './calendar-day.ts'

/** More days than this must remain in the month for the standard message (spec 1 §9). */
const daysToSpare = 3

/** The effective-date banner: when coverage starts, and whether the agency can promise it. */
export interface EffectiveDate {
  /** `endOfMonth`: the agency will try to make it effective, and will notify if that is not possible. */
  readonly variant: 'standard' | 'endOfMonth'
  readonly start: CalendarDay
}

/** Coverage starts on the 1st of next month; the last days of a month cannot promise it (spec 1 §9). */
export function effectiveDate(now: Date): EffectiveDate {
  const { year, month, day } = calendarDay(now)
  const start = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  return { variant: daysInMonth(year, month) - day > daysToSpare ? 'standard' : 'endOfMonth', start }
}
