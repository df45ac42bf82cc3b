import { phoneDigits } from '#domain/account/contact-rules.ts'
import { readCode, saysNothing } from '#domain/account/saved-answers.ts'
import { parseDay } from '#domain/calendar/typed-day.ts'

/**
 * Returns the digits of a text with exactly `count` digits and otherwise only dashes and spaces; undefined for any
 * other, so a half-typed number is not sent.
 */
export function exactDigits(text: string, count: number): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  return digits.length === count && /^\d+$/.test(digits) ? digits : undefined
}

/** Returns a typed day that exists; otherwise undefined. */
export function wholeDay(text: string): string | undefined {
  return parseDay(text) === null ? undefined : text.trim()
}

/** Returns a phone number in the format of a save, +1 and ten digits (F-60); undefined when it is invalid. */
export function phoneNumber(text: string): string | undefined {
  const digits = phoneDigits(text)
  return digits.length === 10 ? `+1${digits}` : undefined
}

/** Returns a text without the spaces around it; undefined for an empty one. */
export function filled(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim()
}

/** Converts the service's code, which may come as a text, to a number; null when it is none. */
export function sameCode(value: unknown): number | null {
  return readCode(value)
}

/** Returns a function that converts the service's yes or no to the words of a save; null when it is neither. */
export function yesOrNo<Yes, No>(yes: Yes, no: No): (value: unknown) => Yes | No | null {
  return (value) => {
    if (value === true || String(value) === '1') return yes
    return value === false || String(value) === '0' ? no : null
  }
}

/** Converts the service's text, which may come as a number, to a text; any other value stays as received. */
export function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

/**
 * Returns the saved answers with the entered ones in their place, in the order of the table. `resend` converts a saved
 * value to the format of a save (F-61): numbers are bare, codes are numbers, a gender is a word. A value that it can't
 * convert is sent back as received. An empty text over a missing answer stays missing.
 */
export function answersOver<Name extends string>(
  table: Readonly<Record<Name, { readonly resend: (value: unknown) => unknown }>>,
  saved: Readonly<Partial<Record<Name, unknown>>>,
  entered: Readonly<Partial<Record<Name, unknown>>>,
): Partial<Record<Name, unknown>> {
  const answers = (Object.keys(table) as Name[]).flatMap((name): readonly [Name, unknown][] => {
    const value = entered[name]
    if (value !== undefined && !(value === '' && saysNothing(saved[name]))) return [[name, value]]
    const held = saved[name]
    return held === undefined ? [] : [[name, table[name].resend(held) ?? held]]
  })
  return Object.fromEntries(answers) as Partial<Record<Name, unknown>>
}
