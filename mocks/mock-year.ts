import { site } from '#config/site.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { knownYear } from '#domain/calendar/known-year.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/** Returns the year that the mocks take where a request names none: the quote year of the day. */
export function mockYear(): PlanYear {
  return knownYear(site.planYear, calendarDay(new Date()))
}
