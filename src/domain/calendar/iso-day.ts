import type { CalendarDay } from './calendar-day.ts'
import { parseDay } from './typed-day.ts'

/** Reads a day as YYYY-MM-DD; null when it has another form or does not exist. */
export function parseIsoDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  const [, year, month, day] = match
  return parseDay(`${month}/${day}/${year}`)
}

/** Writes a day as YYYY-MM-DD. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}
