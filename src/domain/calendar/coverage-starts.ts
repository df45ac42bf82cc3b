import { type PlanYear, planYears } from '#domain/years/plan-years.ts'

import type { CalendarDay } from './calendar-day.ts'
import { enrollmentPeriod } from './enrollment-periods.ts'

/** Returns the 1st of the month after a day, from which a life change can start coverage. */
export function firstOfNextMonth({ year, month }: CalendarDay): CalendarDay {
  return month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
}

function startsIn(planYear: PlanYear, today: CalendarDay): readonly CalendarDay[] {
  const period = enrollmentPeriod(planYear, today)
  const next = firstOfNextMonth(today)
  const isNextPossible = next.year === planYear && (period === null || period.mayChange === true)
  return [...(period ? [period.start] : []), ...(isNextPossible ? [next] : [])]
}

/**
 * Returns the days on which coverage of a plan chosen today may start, the most likely first. Prices depend on the age
 * on that day. There are several if the plan year is unknown, or if a court or the setting of Q-77 may have
 * ended Open Enrollment. If no plan of the year can still start, the result is today.
 */
export function coverageStarts(today: CalendarDay, planYear: PlanYear | null): readonly CalendarDay[] {
  const years = planYear === null ? planYears.toReversed() : [planYear]
  const starts = years.flatMap((year) => startsIn(year, today))
  if (starts.length > 0) return starts
  return [planYear !== null && planYear > today.year ? { year: planYear, month: 1, day: 1 } : today]
}
