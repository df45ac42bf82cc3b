import type { EnrollmentPeriod } from '#domain/years/year-facts.ts'

import type { CalendarDay } from './calendar-day.ts'
import { compareDays } from './typed-day.ts'

/** Returns the plan year whose Open Enrollment ends on a day: from July on, that of the next year. */
export function planYearOfEnd(lastDay: CalendarDay): number {
  return lastDay.month <= 6 ? lastDay.year : lastDay.year + 1
}

/**
 * Whether an Open Enrollment with these periods may end on a day: not before it begins, and before the last start of
 * its plans, because no period has a start for a later day.
 */
export function canEndOn(periods: readonly EnrollmentPeriod[], lastDay: CalendarDay): boolean {
  const [first] = periods
  const last = periods.at(-1)
  if (!first || !last) return false
  return compareDays(first.first, lastDay) <= 0 && compareDays(lastDay, last.start) < 0
}

/**
 * Returns the periods of an Open Enrollment that ends on another day than the dated one. An earlier day cuts or drops
 * periods, a later one extends the last. An invalid day changes nothing.
 */
export function periodsUntil(periods: readonly EnrollmentPeriod[], lastDay: CalendarDay): readonly EnrollmentPeriod[] {
  if (!canEndOn(periods, lastDay)) return periods
  const begun = periods.filter(({ first }) => compareDays(first, lastDay) <= 0)
  return begun.map(({ first, last, start, mayChange }, at) =>
    at === begun.length - 1 ? { first, last: lastDay, start } : { first, last, start, ...(mayChange && { mayChange }) },
  )
}
