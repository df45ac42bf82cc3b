import { parseDay } from '#domain/calendar/typed-day.ts'

import { formatLongDate } from './format.ts'
import type { Language } from './language.ts'

/**
 * Returns a day that was typed as MM/DD/YYYY in words: "May 8, 1984", "8 de mayo de 1984". Empty for a text that is no
 * day. Digits alone leave it open which of them is the month (F-100).
 */
export function formatTypedDay(text: string, language: Language): string {
  const day = parseDay(text)
  return day === null ? '' : formatLongDate(day, language)
}
