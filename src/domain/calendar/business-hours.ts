import type { OfficeHours } from '#domain/content/agency-schema.ts'

import { type CalendarDay, calendarDay, timeOfDay } from './calendar-day.ts'
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
 * Returns the day on which so many business hours after a time have passed. Only the agency's hours from Monday to
 * Friday, Eastern time, count (F-71), so it is the latest day the promise can mean. Null when the holidays of a year are unknown: then no day is
 * named.
 */
export function dayAfterBusinessHours(
  from: Date,
  hours: number,
  office: Pick<OfficeHours, 'opens' | 'closes'>,
): CalendarDay | null {
  const opens = minuteOf(office.opens)
  const closes = minuteOf(office.closes)
  let left = hours * 60
  let day = calendarDay(from)
  const { hour, minute: past } = timeOfDay(from)
  let minute = hour * 60 + past
  for (;;) {
    const isOpen = isBusinessDay(day)
    if (isOpen === null) return null
    if (isOpen) left -= Math.max(0, closes - Math.max(opens, minute))
    if (left <= 0) return day
    day = dayAfter(day)
    minute = 0
  }
}

/**
 * Returns the latest day on which an agent asks for more information, for an application sent at the receipt's time.
 * Null when that time is unknown, and once the day is over (F-71).
 */
export function answerDay(sentAt: string | undefined, now: Date, office: OfficeHours): CalendarDay | null {
  const moment = new Date(sentAt ?? Number.NaN)
  const day = Number.isNaN(moment.getTime()) ? null : dayAfterBusinessHours(moment, office.answerHours, office)
  return day !== null && compareDays(calendarDay(now), day) <= 0 ? day : null
}
