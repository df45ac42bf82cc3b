import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

/** The version of a consent's wording, so that a record shows what the consumer agreed to. */
export interface ConsentText {
  readonly version: string
  readonly effectiveDate: CalendarDay
}

/**
 * The version of `consentPanel` in the catalogs, with the elements of 45 CFR 155.220(j): scope, purpose, duration,
 * date, names of consumer and agents, how to withdraw, and the statement that the answers were reviewed. Counsel must
 * confirm it before use. Every change of its words is a new version here (F-52).
 */
export const consentText: ConsentText = {
  version: '2026.2',
  effectiveDate: { year: 2026, month: 11, day: 22 },
}
