import type { OfficeHours } from '#domain/content/agency-schema.ts'

import { type AgencyMoment, agencyMoment } from './agency-moment.ts'
import type { CalendarDay } from './calendar-day.ts'
import { isFederalHoliday } from './federal-holidays.ts'
import { compareDays } from './typed-day.ts'

/** Returns the minutes from midnight of a time such as `08:00`. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function dayAfter({ year, month, day }: CalendarDay): CalendarDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
}

/** Whether the agency works on a day; null when the year's holidays are unknown. */
function isBusinessDay(day: CalendarDay): boolean | null {
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const isHoliday = isFederalHoliday(day)
  return isHoliday === null ? null : !isHoliday
}

/**
 * Returns the moment at which so many business hours after a time have passed. Only the agency's hours from Monday to
 * Friday, Eastern time, count (F-71), so it is the latest moment the promise can mean. Null when the holidays of a year
 * are unknown; the site then names no day.
 */
export function afterBusinessHours(
  from: Date,
  hours: number,
  office: Pick<OfficeHours, 'opens' | 'closes'>,
): AgencyMoment | null {
  const opens = minuteOf(office.opens)
  const closes = minuteOf(office.closes)
  let left = hours * 60
  const { day: firstDay, time } = agencyMoment(from)
  let day = firstDay
  let minute = time.hour * 60 + time.minute
  for (;;) {
    const isOpen = isBusinessDay(day)
    if (isOpen === null) return null
    const begins = Math.max(opens, minute)
    const open = isOpen ? Math.max(0, closes - begins) : 0
    if (left <= open) {
      const ends = begins + left
      return { day, time: { hour: Math.floor(ends / 60), minute: ends % 60 } }
    }
    left -= open
    day = dayAfter(day)
    minute = 0
  }
}

/**
 * Returns when the agency's phone is answered again (F-77). Null while it is answered, and when the holidays of a year are
 * unknown.
 */
export function nextOpening(now: Date, office: Pick<OfficeHours, 'opens' | 'closes'>): AgencyMoment | null {
  const opens = minuteOf(office.opens)
  const { day: today, time } = agencyMoment(now)
  const minute = time.hour * 60 + time.minute
  const isWorkday = isBusinessDay(today)
  if (isWorkday === true && minute >= opens && minute < minuteOf(office.closes)) return null
  let day = isWorkday === true && minute < opens ? today : dayAfter(today)
  for (let isOpen = isBusinessDay(day); isOpen !== true; isOpen = isBusinessDay(day)) {
    if (isOpen === null) return null
    day = dayAfter(day)
  }
  return { day, time: { hour: Math.floor(opens / 60), minute: opens % 60 } }
}

const isBefore = (one: AgencyMoment, other: AgencyMoment) =>
  (compareDays(one.day, other.day) || one.time.hour - other.time.hour || one.time.minute - other.time.minute) < 0

/**
 * Returns the latest moment at which an agent asks for more information, for an application sent at the receipt's time.
 * Null when that time is unknown, and once the moment is over (F-76).
 */
export function answerMoment(sentAt: string | undefined, now: Date, office: OfficeHours): AgencyMoment | null {
  const sent = new Date(sentAt ?? Number.NaN)
  const moment = Number.isNaN(sent.getTime()) ? null : afterBusinessHours(sent, office.answerHours, office)
  return moment !== null && !isBefore(moment, agencyMoment(now)) ? moment : null
}
