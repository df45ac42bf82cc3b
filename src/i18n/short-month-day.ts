import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

import { type Language, formatLocale } from './language.ts'

const formats = new Map<Language, Intl.DateTimeFormat>()

/** Formats a day whose year the sentence already says, for a line without room: "Jan 15", "15 ene". It never breaks in two. */
export function formatShortMonthDay({ year, month, day }: CalendarDay, language: Language): string {
  // A browser takes tens of milliseconds for a new format.
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(formatLocale(language), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(new Date(Date.UTC(year, month - 1, day))).replaceAll(' ', '\u00a0')
}
