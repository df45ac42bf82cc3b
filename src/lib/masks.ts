import type { Mask } from './caret.ts'
import { digitsOf } from './digits.ts'
import { plainNumber } from './plain-number.ts'

/** Returns US phone digits: a leading 1 is dropped when there are more than ten. */
function phoneDigits(text: string): string {
  const digits = digitsOf(text)
  return digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** A character that no phone number contains, or the beginning of another country's code. */
const notUs = /[^\d\s().+/\p{Pd}\p{Cf}\u2212]|^\s*\+\s*(?![\s1])/u

/**
 * Formats a US phone number, `(305) 555-0142`; separators appear with the digit after them. A text with too many
 * digits, other characters or another country's code is unchanged, so the visitor sees the text that is validated.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  if (digits.length > 10 || notUs.test(text)) return text
  if (digits.length > 6) return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
  if (digits.length > 3) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return digits && `(${digits}`
}

/**
 * Creates a mask for a number or code with `cap` characters. A text that is longer or has invalid characters is
 * unchanged, typed or pasted: the rule of the field refuses it, and nothing is cut (F-8).
 */
function cappedMask(
  cap: number,
  {
    read,
    isRead,
    withSeparators = (plain) => plain,
  }: {
    /** Returns the characters of a text without separators. */
    readonly read: (text: string) => string
    readonly isRead: (plain: string) => boolean
    readonly withSeparators?: (plain: string) => string
  },
): Mask {
  const format = (text: string) => {
    const plain = read(text)
    return plain.length <= cap && isRead(plain) ? withSeparators(plain) : text
  }
  return { format, keep: read }
}

const isDigits = (plain: string) => /^\d*$/.test(plain)

/** Creates a mask for the number of an I-94, `cap` digits and letters in capitals. */
export function i94Mask(cap: number): Mask {
  return cappedMask(cap, {
    read: (text) => plainNumber(text).toUpperCase(),
    isRead: (plain) => /^[\dA-Z]*$/.test(plain),
  })
}

/** Creates a mask for an alien number with `cap` digits; it drops the letter A that documents put before it. */
export function alienNumberMask(cap: number): Mask {
  return cappedMask(cap, { read: (text) => plainNumber(text).replace(/^A#?/i, ''), isRead: isDigits })
}

/** Creates a mask for a code of at most `cap` letters and digits, in capitals. */
export function capitalsMask(cap: number): Mask {
  return cappedMask(cap, {
    read: (text) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
    isRead: () => true,
  })
}

/** A Social Security number, `123-45-6789` (F-8). */
export const ssnMask = cappedMask(9, {
  read: plainNumber,
  isRead: isDigits,
  withSeparators: (digits) => [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-'),
})

/** Formats a Social Security number, `123-45-6789`. */
export const formatSsn = ssnMask.format

/** Returns a number with all but its last four characters as dots. The length is the same, so carets match. */
export function conceal(shown: string, length: number): string {
  const hidden = Math.max(shown.length, length) - 4
  return shown.slice(0, hidden).replace(/[\p{L}\p{N}]/gu, '•') + shown.slice(hidden)
}

/** Returns a Social Security number with all but its last four digits as dots, `•••-••-6789`. */
export function concealSsn(formatted: string): string {
  return conceal(formatted, 11)
}

const partSizes = [2, 2, 4] as const

/** A character that no date in digits contains, such as a letter. */
const notDate = /[^\d\s./,\p{Pd}\p{Cf}\u2212]/u

/** A day as devices copy it, the year first, with or without a time. */
const yearFirstDay = /^[\s\p{Cf}]*(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:T[\d:.Z+-]*)?[\s\p{Cf}]*$/u

interface DateParts {
  readonly parts: readonly string[]
  /** The text contains more than month, day and year, or other characters, so it is not a date. */
  readonly isNoDate: boolean
}

/**
 * Returns month, day and year as far as given. A part ends at a separator (`//` leaves one empty) or when it is full.
 */
function dateParts(text: string): DateParts {
  if (notDate.test(text)) return { parts: [], isNoDate: true }
  const sections = text.replace(/[^\d/]*\/[^\d/]*|[^\d/]+/g, '/').split('/')
  const parts: string[] = []
  for (const section of /^[^\d/]/.test(text) ? sections.slice(1) : sections) {
    let rest = section
    do {
      const size = partSizes[parts.length] ?? 0
      if (size === 0) return { parts, isNoDate: rest !== '' }
      parts.push(rest.slice(0, size))
      rest = rest.slice(size)
    } while (rest !== '')
  }
  return { parts, isNoDate: false }
}

/**
 * Joins the parts with slashes. A part that just ended keeps its slash, and short months and days are padded on
 * request.
 */
function joinDate(parts: readonly string[], isFilledUp: (at: number) => boolean): string {
  const given = parts.findLastIndex((part) => part !== '') + 1
  return parts
    .slice(0, given === 0 ? 0 : given + 1)
    .map((part, at) => (part !== '' && isFilledUp(at) ? part.padStart(2, '0') : part))
    .join('/')
}

/**
 * Formats a date as MM/DD/YYYY, from any separators: `4/7/1990`, `04-07-1990`, `04071990`, and year first as devices
 * copy it, `1990-04-07`. A short month or day is padded once another part follows. A text that contains more than a
 * date, such as a month's name, is unchanged.
 */
export function formatDate(text: string): string {
  const yearFirst = yearFirstDay.exec(text)
  const { parts, isNoDate } = yearFirst
    ? { parts: [yearFirst[2] ?? '', yearFirst[3] ?? '', yearFirst[1] ?? ''], isNoDate: false }
    : dateParts(text)
  return isNoDate ? text : joinDate(parts, (at) => at < parts.length - 1)
}

/** Formats single keys. It pads only the part that the typed separator ends, so nothing after the caret changes. */
function editDate(text: string, deleting: boolean): string {
  // A whole day at once is the browser's autofill, which puts the year first.
  if (/^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text)) return formatDate(text)
  const { parts, isNoDate } = dateParts(text)
  if (isNoDate) return text
  const closed = !deleting && parts.at(-1) === '' ? parts.length - 2 : -1
  return joinDate(parts, (at) => at === closed)
}

/** `(305) 555-0142`. */
export const phoneMask: Mask = { format: formatPhone, keep: digitsOf }

/** `04/17/1990`. */
export const dateMask: Mask = { format: formatDate, edit: editDate, keep: digitsOf }
