import { site } from '#config/site.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { knownYear } from '#domain/calendar/known-year.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/** Returns the year for requests that name none: the quote year of the day. */
export function mockYear(): PlanYear {
  return knownYear(site.planYear, calendarDay(new Date()))
}
