import { hasOtherDigits } from './other-digits.ts'

/** Codes of the problems of an email address: none, another shape, or a fault that has a name. */
export const emailIssueCodes = [
  'email.required',
  'email.format',
  'email.endSign',
  'email.dots',
  'email.prefix',
] as const
/** One of the problems of an email address. */
export type EmailIssue = (typeof emailIssueCodes)[number]

/** Problems of a phone number; `digits.script` are digits of another script than 0 to 9 (F-102). */
export type PhoneIssue = 'phone.required' | 'phone.tenDigits' | 'digits.script'

/**
 * The simple shape `a@b.c`: one @ with something before it, and a dot inside the part after it. The dot is
 * matched only once, so a long text takes no longer than a short one.
 */
export const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/**
 * Returns an email address without surrounding spaces and without the invisible characters that copied text may
 * contain.
 */
export function plainEmail(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim()
}

/**
 * Returns the problem of an email address: it is required, has the simple shape `a@b.c`, and none of the faults that
 * copying and typing leave. Surrounding spaces do not count.
 */
export function emailIssue(text: string): EmailIssue | null {
  const email = plainEmail(text)
  if (email === '') return 'email.required'
  if (/^mailto:/i.test(email)) return 'email.prefix'
  if (!emailShape.test(email)) return 'email.format'
  if (/[.,;:]$/.test(email)) return 'email.endSign'
  return /\.\.|^\.|\.@/.test(email) ? 'email.dots' : null
}

/** Whether a code is a problem of an email address. */
export function isEmailIssue(code: string): code is EmailIssue {
  return emailIssueCodes.some((one) => one === code)
}

/**
 * Returns the digits of a US phone number. A leading 1 is dropped when there are more than ten; a complete number has
 * ten.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Returns the problem of a US phone number: it is required and has exactly ten digits, in any notation. */
export function phoneIssue(text: string): PhoneIssue | null {
  if (text.trim() === '') return 'phone.required'
  if (phoneDigits(text).length === 10) return null
  return hasOtherDigits(text) ? 'digits.script' : 'phone.tenDigits'
}
