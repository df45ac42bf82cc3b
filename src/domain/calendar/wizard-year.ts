import type { CalendarDay } from './calendar-day.ts'

/** Returns the wizard year: the current year, or the next one from November on. */
export function wizardYear(today: CalendarDay): number {
  return today.month >= 11 ? today.year + 1 : today.year
}

/** Returns the year of a new quote: the one that the setting pins, or the wizard year. */
export function quoteYear(setting: 'auto' | number, today: CalendarDay): number {
  return setting === 'auto' ? wizardYear(today) : setting
}
