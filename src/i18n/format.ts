import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

import { type Language, formatLocale } from './language.ts'

const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const listFormats = new Map<Language, Intl.ListFormat>()

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(formatLocale(language), options)
    numberFormats.set(key, format)
  }
  return format
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  let format = dateFormats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(formatLocale(language), { ...options, timeZone: 'UTC' })
    dateFormats.set(key, format)
  }
  return format
}

/** Formats a list of words: "one, two, and three", "uno, dos y tres". */
export function listFormat(language: Language): Intl.ListFormat {
  let format = listFormats.get(language)
  if (!format) {
    format = new Intl.ListFormat(formatLocale(language))
    listFormats.set(language, format)
  }
  return format
}

/** Formats integer cents with two decimals: "$1,234.56". */
export function formatCents(cents: number, language: Language): string {
  return numberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100)
}

/** Formats money with cents, and with fractions of a cent if the amount has them: "$155.0049". */
export function formatCentsExact(cents: number, language: Language): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 8 }
  return numberFormat(language, { style: 'currency', currency: 'USD', ...digits }).format(cents / 100)
}

/** Formats whole dollars: "$1,234". */
export function formatDollars(dollars: number, language: Language): string {
  return numberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(dollars)
}

/** Formats integer cents without unneeded decimals: "$950" but "$12.50". */
export function formatCentsShort(cents: number, language: Language): string {
  return cents % 100 === 0 ? formatDollars(cents / 100, language) : formatCents(cents, language)
}

/** Formats a whole number with thousands separators. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 0 }).format(value)
}

/**
 * Formats percent points with all their digits: "158%" or "6.199458%". Neither language has a space before the sign.
 */
export function formatPercent(percentPoints: number, language: Language): string {
  return `${numberFormat(language, { maximumFractionDigits: 10 }).format(percentPoints)}%`
}

function utc(date: CalendarDay): Date {
  return new Date(Date.UTC(date.year, date.month - 1, date.day))
}

/** Formats a full date: "January 1, 2026", "1 de enero de 2026". */
export function formatLongDate(date: CalendarDay, language: Language): string {
  return dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(utc(date))
}

const halvesOfDay = { en: [' AM', ' PM'], es: ['\u00a0a.\u00a0m.', '\u00a0p.\u00a0m.'] } as const

/**
 * Formats a time of day: "4:05 PM", "4:05 p. m.". Hours from 0 to 23. Not by `Intl`, whose Spanish differs between the
 * build and browsers, which would then render a page anew.
 */
export function formatClock(time: { readonly hour: number; readonly minute: number }, language: Language): string {
  const { hour, minute } = time
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${halvesOfDay[language][hour < 12 ? 0 : 1]}`
}

/** Formats a time such as 18:00 for a sentence: "6:00 PM", "6:00 p. m.". */
export function formatOfficeTime(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return formatClock({ hour, minute }, language)
}

/** Formats a month of the year, 1 to 12: "February", "febrero". */
export function formatMonth(month: number, language: Language): string {
  return dateFormat(language, { month: 'long' }).format(Date.UTC(2026, month - 1, 15))
}
