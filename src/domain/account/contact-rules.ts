/** What can be wrong with an email address. */
export type EmailIssue = 'email.required' | 'email.format'

/** What can be wrong with a phone number. */
export type PhoneIssue = 'phone.required' | 'phone.tenDigits'

/**
 * The simple shape `a@b.c`: one @ with something before it, and after it a dot inside. The dot is looked for once,
 * so that a long text is judged as fast as a short one.
 */
export const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

/** An email address without what nobody sees in it: spaces around it, and the invisible signs that a copied text may bring. */
export function plainEmail(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim()
}

/** What is wrong with an email address: it must be there and of the simple shape `a@b.c`; spaces around it do not count. */
export function emailIssue(text: string): EmailIssue | null {
  const email = plainEmail(text)
  if (email === '') return 'email.required'
  return emailShape.test(email) ? null : 'email.format'
}

/** The digits of a US phone number, ten when it is whole: a leading 1 is dropped when more than ten were given. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** What is wrong with a US phone number: it must be there and have exactly ten digits, however they are written. */
export function phoneIssue(text: string): PhoneIssue | null {
  if (text.trim() === '') return 'phone.required'
  return phoneDigits(text).length === 10 ? null : 'phone.tenDigits'
}
