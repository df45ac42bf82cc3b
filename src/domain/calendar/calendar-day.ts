/** A calendar day, without a time or a time zone. */
export interface CalendarDay {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/**
 * The time zone of all dates on the site: the agency's, Eastern, whose offices count the days to a coverage start. The
 * visitor's own zone would move a deadline for travelers.
 */
const agencyTimeZone = 'America/New_York'

const formats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** Returns the calendar day of a time in a time zone. */
export function calendarDay(now: Date, timeZone: string = agencyTimeZone): CalendarDay {
  const parts = new Map(
    dayFormat(timeZone)
      .formatToParts(now)
      .map((part) => [part.type, Number(part.value)]),
  )
  return { year: parts.get('year') ?? 0, month: parts.get('month') ?? 0, day: parts.get('day') ?? 0 }
}

/** A time of day. */
export interface TimeOfDay {
  /** 0 to 23. */
  readonly hour: number
  readonly minute: number
}

const timeFormats = new Map<string, Intl.DateTimeFormat>()

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  let format = timeFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
    timeFormats.set(timeZone, format)
  }
  return format
}

/** Returns the time of day of a time in a time zone. */
export function timeOfDay(now: Date, timeZone: string = agencyTimeZone): TimeOfDay {
  const parts = new Map(
    timeFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return { hour: parts.get('hour') ?? 0, minute: parts.get('minute') ?? 0 }
}

/** Returns the number of days of a month. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
