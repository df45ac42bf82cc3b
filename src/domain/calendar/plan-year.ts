import type { CalendarDay } from './calendar-day.ts'

/** Plan years in the money tables. */
export const planYears = [2026, 2027] as const

/** A plan year with money tables. */
export type PlanYear = (typeof planYears)[number]

/** Whether the money tables contain a year. */
export function isPlanYear(year: number): year is PlanYear {
  return planYears.some((known) => known === year)
}

/**
 * Returns the wizard year: the current year, or the next one from November on. Only the partner link uses it.
 */
export function wizardYear(today: CalendarDay): number {
  return today.month >= 11 ? today.year + 1 : today.year
}
