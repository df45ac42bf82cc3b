import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { site } from '#config/site.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { quoteYear } from '#domain/calendar/wizard-year.ts'
import { yearsOnSale } from '#domain/calendar/years-on-sale.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/** Returns the link's year while its plans are sold, otherwise the quote year; null if this build has neither. */
export function yearOfLink(year: number, now: Date): PlanYear | null {
  const isSold = yearsOnSale(now, openEnrollmentEnd).some(({ planYear }) => planYear === year)
  const wanted = quoteYear(site.planYear, calendarDay(now), isSold ? year : undefined)
  return site.planYears.find((known) => known === wanted) ?? null
}
