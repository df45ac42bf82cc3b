import type { CalendarDay } from './calendar-day.ts'

/**
 * Returns the wizard year: the current year, or the next one from November on. Only the partner link uses it.
 */
export function wizardYear(today: CalendarDay): number {
  return today.month >= 11 ? today.year + 1 : today.year
}
