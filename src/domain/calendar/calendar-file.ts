import type { CalendarDay } from './calendar-day.ts'
import { isoDay } from './iso-day.ts'

/** One whole day in a calendar, in the words of the page's language. */
export interface CalendarEntry {
  /** The same for the same entry, so that a calendar which has it already changes it. */
  readonly id: string
  readonly day: CalendarDay
  readonly title: string
  readonly text: string
}

/** The longest line of a calendar file, in bytes, without its end (RFC 5545, 3.1). */
const lineBytes = 75
/** Days before an entry on which a calendar reminds of it. */
const remindDaysBefore = 7

/** Returns the bytes of one character in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/**
 * Returns a line in pieces of at most 75 bytes. No piece splits a character, and each further piece begins with a
 * space.
 */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const sign of line) {
    if (bytes + bytesOf(sign) > lineBytes) {
      pieces.push(piece)
      piece = ' '
      bytes = 1
    }
    piece += sign
    bytes += bytesOf(sign)
  }
  return [...pieces, piece].join('\r\n')
}

/**
 * Returns a text as a value (RFC 5545, 3.3.11). It escapes the characters that separate values, and leaves no line
 * break.
 */
function escaped(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

const dateOf = (day: CalendarDay) => isoDay(day).replaceAll('-', '')

/** The contents of a calendar file. */
export interface CalendarFile {
  readonly entries: readonly CalendarEntry[]
  /** The name of the site, for the program that reads the file. */
  readonly product: string
  /** The site's host, which makes the ids its own. */
  readonly host: string
  readonly now: Date
}

/** Returns a calendar file with whole days, each with a reminder a week before (Q-154, RFC 5545). */
export function calendarFile({ entries, product, host, now }: CalendarFile): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//${escaped(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap(({ id, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateOf(day)}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${remindDaysBefore}D`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
