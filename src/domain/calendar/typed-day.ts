import { type CalendarDay, daysInMonth } from './calendar-day.ts'

/** Reads a day as MM/DD/YYYY; null when it has another form or does not exist. */
export function parseDay(text: string): CalendarDay | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  if (!match) return null
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])]
  // JavaScript dates read years below 100 as 1900 to 1999.
  if (year < 100 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return { year, month, day }
}

/** Writes a day as MM/DD/YYYY, as it is typed. */
export function typedDay({ year, month, day }: CalendarDay): string {
  return [...[month, day].map((part) => String(part).padStart(2, '0')), year].join('/')
}

/** Compares two days: negative when the first is earlier, positive when it is later, 0 for the same day. */
export function compareDays(first: CalendarDay, second: CalendarDay): number {
  return first.year - second.year || first.month - second.month || first.day - second.day
}

/** Returns a day some days later. */
export function daysAfter({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const later = new Date(Date.UTC(year, month - 1, day + days))
  return { year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() }
}

/** Returns the whole years from a day of birth to another day. A birthday on 29 February counts on 1 March. */
export function ageOn(birth: CalendarDay, day: CalendarDay): number {
  const hadBirthday = compareDays({ ...birth, year: day.year }, day) <= 0
  return day.year - birth.year - (hadBirthday ? 0 : 1)
}
