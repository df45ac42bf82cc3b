import type { CalendarDay } from './calendar-day.ts'

/** Returns the wizard year: the current year, or the next one from November on. */
export function wizardYear(today: CalendarDay): number {
  return today.month >= 11 ? today.year + 1 : today.year
}

/**
 * Returns the year of a quote: the pinned year of the settings, otherwise the year that the visitor chose, otherwise
 * the wizard year. A chosen year is valid until its last start, the first of December (P-15).
 */
export function quoteYear(setting: 'auto' | number, today: CalendarDay, chosen?: number): number {
  if (setting !== 'auto') return setting
  const yearOfNextStart = today.month === 12 ? today.year + 1 : today.year
  return chosen !== undefined && chosen >= yearOfNextStart ? chosen : wizardYear(today)
}
