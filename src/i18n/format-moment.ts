import { formatClock } from './format.ts'
import { type Language, formatLocale } from './language.ts'

interface Moment {
  readonly day: { readonly year: number; readonly month: number; readonly day: number }
  readonly time: { readonly hour: number; readonly minute: number }
}

/**
 * Formats a day with its weekday and a time: "Tuesday, December 1, 2026, 4:05 PM" and "martes 1 de diciembre de 2026 a
 * las 4:05 p. m.". The sentence around it names the time zone.
 */
export function formatMoment({ day, time }: Moment, language: Language): string {
  const format = new Intl.DateTimeFormat(formatLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const date = format.format(new Date(Date.UTC(day.year, day.month - 1, day.day)))
  const clock = formatClock(time, language)
  if (language !== 'es') return `${date}, ${clock}`
  // One o'clock is the only singular hour.
  return `${date.replace(',', '')} a ${time.hour % 12 === 1 ? 'la' : 'las'} ${clock}`
}
