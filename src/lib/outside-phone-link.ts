import { digitsOf } from './digits.ts'
import { telHref } from './phone-link.ts'

/**
 * Returns the tel: link of a number from outside: a US number, or a relay service such as 711. Null for anything else,
 * whose text is then shown without a link.
 */
export function safeTelHref(phone: string): string | null {
  if (!/^[\d\s().+-]+$/.test(phone)) return null
  const digits = digitsOf(phone)
  if (/^[2-9]11$/.test(digits)) return `tel:${digits}`
  return /^1?[2-9]\d{9}$/.test(digits) ? telHref(phone) : null
}
