import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { openEnrollment } from '#domain/calendar/enrollment-periods.ts'
import { isoDay, parseIsoDay } from '#domain/calendar/iso-day.ts'
import { compareDays } from '#domain/calendar/typed-day.ts'
import type { Carrier } from '#domain/content/carrier-schema.ts'
import { planYears, recordOf } from '#domain/years/plan-years.ts'

/** While Open Enrollment is open, its last day must be read again after this many days. */
const readingDays = 30

const dayMs = 86_400_000
const time = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day)

/** The facts of a company must be read again after this many days (C-96). */
const carrierReadingDays = 60

/** Returns the companies whose facts were read too long ago, each with the day. */
export function oldCarrierReadings(
  carriers: readonly Pick<Carrier, 'name' | 'readOn'>[],
  now: Date,
): readonly string[] {
  const today = time(calendarDay(now))
  return carriers.flatMap(({ name, readOn }) => {
    const day = parseIsoDay(readOn)
    return day && today - time(day) > carrierReadingDays * dayMs ? [`${name}: read on ${readOn}`] : []
  })
}

/**
 * Returns why the last day of the current Open Enrollment must be read again; null outside it and while the
 * reading is recent. `lastDay` is the setting that replaces the dated end.
 */
export function oldEnrollmentReading(now: Date, lastDay: CalendarDay | null): string | null {
  const today = calendarDay(now)
  const open = planYears
    .map((year) => openEnrollment(year, lastDay))
    .find(({ first, last }) => compareDays(first, today) <= 0 && compareDays(today, last) <= 0)
  const source = open && recordOf(open.planYear)?.sources.openEnrollment
  const readOn = source && parseIsoDay(source.readOn)
  if (!open || !source || !readOn || time(today) - time(readOn) <= readingDays * dayMs) return null
  return [
    `The last day of Open Enrollment for ${open.planYear}, ${isoDay(open.last)}, was read on ${source.readOn}, more than ${readingDays} days ago, and may have changed.`,
    `Read it again at https://www.healthcare.gov/quick-guide/dates-and-deadlines/ and ${source.address}, then set readOn of openEnrollment in src/domain/years/year-${open.planYear}.ts to that day, or VITE_OPEN_ENROLLMENT_END to another last day.`,
  ].join(' ')
}
