import { isPlanYear, type PlanYear, planYears } from '#domain/years/plan-years.ts'

import type { CalendarDay } from './calendar-day.ts'
import { quoteYear } from './wizard-year.ts'

const newest = planYears.reduce((one, other) => (one > other ? one : other))

/**
 * Returns the quote year of a day, or the newest plan year when its facts are not known: for pages and samples that
 * name their year themselves, never for a quote.
 */
export function knownYear(setting: 'auto' | PlanYear, today: CalendarDay): PlanYear {
  const year = quoteYear(setting, today)
  return isPlanYear(year) ? year : newest
}
