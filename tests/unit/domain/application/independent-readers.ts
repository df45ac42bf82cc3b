import { today } from './filled-application.ts'

const digit = (char: string) => char >= '0' && char <= '9'
/** The digits of a text. */
export const digitsIn = (text: string) => Array.from(text).filter(digit)
/** Whether a text is a number of digits and nothing else. */
export const allDigits = (text: string, count: number) => text.length === count && Array.from(text).every(digit)
/** Whether a character is a letter of the English alphabet. */
export const isLetter = (char: string) => (char >= 'A' && char <= 'Z') || (char >= 'a' && char <= 'z')

/** A day read by the platform's `Date`, which is independent of the site's arithmetic. */
export function day(text: string): Date | null {
  const [month = '', date = '', year = '', ...more] = text.trim().split('/')
  if (more.length > 0 || !allDigits(month, 2) || !allDigits(date, 2) || !allDigits(year, 4)) return null
  const read = new Date(`${year}-${month}-${date}T12:00:00Z`)
  return Number.isNaN(read.getTime()) || read.getUTCDate() !== Number(date) ? null : read
}
const noon = Date.UTC(today.year, today.month - 1, today.day, 12)

/** Noon on the day coverage of the plan of 2027 starts, when it is chosen today. */
const start = Date.UTC(2027, 0, 1, 12)

/** A date of birth of somebody who is 34 on that day and was born in 1900 or later. */
export function isBirth(text: string): boolean {
  const birth = day(text)
  if (!birth || birth.getUTCFullYear() < 1900 || birth.getTime() > noon) return false
  const birthdays = Array.from({ length: 130 }, (_, age) =>
    Date.UTC(birth.getUTCFullYear() + age + 1, birth.getUTCMonth(), birth.getUTCDate(), 12),
  )
  return birthdays.filter((birthday) => birthday <= start).length === 34
}

/** A day from today to the end of 2046. */
export function isExpiration(text: string): boolean {
  const expiration = day(text)
  return expiration !== null && expiration.getTime() >= noon && expiration.getUTCFullYear() <= 2046
}

/** An amount of dollars within the limit, read character by character: sign, `$`, groups of three, cents. Marks that nobody sees don't count. */
export function isIncome(typed: string): boolean {
  const text = Array.from(typed)
    .filter((char) => !/\p{Cf}/u.test(char))
    .join('')
    .trim()
  const unsignedText = text.replace(/^[-−]/, '').trimStart()
  const [whole = '', cents, ...more] = unsignedText.replace(/^\$/, '').trimStart().split('.')
  const groups = whole.split(',')
  const isGrouped =
    groups.length === 1 || groups.every((group, at) => group.length === 3 || (at === 0 && group.length < 3))
  const digits = Array.from(groups.join(''))
  const isWhole = isGrouped && groups.every((group) => group !== '') && digits.every(digit)
  const isCents = cents === undefined || allDigits(cents, 1) || allDigits(cents, 2)
  if (!isWhole || !isCents || more.length > 0) return false
  const amount = Number(`${digits.join('')}.${cents ?? '0'}`)
  return /^[-−]/.test(text) ? amount === 0 : amount <= 90_000
}
