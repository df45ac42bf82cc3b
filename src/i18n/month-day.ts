import type { CalendarDay } from './format.ts'
import { type Language, formatLocale } from './language.ts'

/** Formats a day whose year the sentence already says: "January 15", "15 de enero". */
export function formatMonthDay({ year, month, day }: CalendarDay, language: Language): string {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.toLocaleDateString(formatLocale[language], { day: 'numeric', month: 'long', timeZone: 'UTC' })
}
