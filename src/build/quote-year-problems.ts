import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { quoteYear } from '#domain/calendar/wizard-year.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { yearProblems } from '#domain/years/year-problems.ts'

/** Returns the missing facts of the year that is quoted on a day. Without them the site shows no prices. */
export function quoteYearProblems(setting: 'auto' | PlanYear, now: Date): readonly string[] {
  const year = quoteYear(setting, calendarDay(now))
  const missing = yearProblems(year)
  if (missing.length === 0) return []
  return [`VITE_PLAN_YEAR is auto, and the year on sale is ${year}. Its facts are not complete:`, ...missing]
}
