import type { PlanYear } from '#domain/years/plan-years.ts'

import { type CalendarDay, calendarDay } from './calendar-day.ts'
import { openEnrollmentsFrom } from './enrollment-periods.ts'
import { type ExpectedStart, expectedStart, startAfterYear } from './expected-start.ts'
import type { LifeChangeAnswers } from './life-changes.ts'
import { compareDays } from './typed-day.ts'

/**
 * When to choose a plan of the next year, while a plan ends with its year and the next year's plans are on sale
 * (F-109).
 */
export interface NextYearChoice {
  /** The last day of the plan. */
  readonly ends: CalendarDay
  /** The year to choose a plan for. */
  readonly year: number
  readonly chooseBy: CalendarDay
  /** When a plan that is chosen by then starts. */
  readonly start: CalendarDay
}

/**
 * Returns when to choose a plan of the next year; null while that year's plans are not on sale, and for a plan of a later
 * year. `lastDay` is the setting that replaces the dated end of Open Enrollment.
 */
export function nextYearChoice(
  today: CalendarDay,
  planYear: PlanYear,
  lastDay: CalendarDay | null,
): NextYearChoice | null {
  const next = openEnrollmentsFrom(planYear, lastDay).find(({ planYear: year }) => year === planYear + 1)
  if (!next || today.year !== planYear || compareDays(today, next.first) < 0) return null
  const period = next.periods.find(({ last }) => compareDays(today, last) <= 0)
  if (!period) return null
  const { last: chooseBy, start } = period
  return { ends: { year: planYear, month: 12, day: 31 }, year: next.planYear, chooseBy, start }
}

/** When coverage starts, with the end of a plan whose year is nearly over. */
export interface StartToTell extends ExpectedStart {
  readonly next?: NextYearChoice | undefined
}

/** The told life changes start coverage only after the plan's year. */
export interface StartAfterYear {
  readonly start: CalendarDay
  readonly afterYear: PlanYear
}

/**
 * Returns the start of coverage that the site states before an account and a signature (A-92, F-108, F-109); null where
 * it is unknown.
 */
export function startToTell(
  now: Date,
  planYear: PlanYear,
  lifeChanges: LifeChangeAnswers,
  lastDay: CalendarDay | null,
): StartToTell | StartAfterYear | null {
  const expected = expectedStart(now, planYear, lifeChanges, lastDay)
  const next = nextYearChoice(calendarDay(now), planYear, lastDay)
  if (expected !== null) return next ? { ...expected, next } : expected
  const start = startAfterYear(now, planYear, lifeChanges, lastDay)
  return start && { start, afterYear: planYear }
}
