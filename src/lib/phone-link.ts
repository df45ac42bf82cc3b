import { digitsOf } from './digits.ts'

/** Returns the tel: link of a US number in its usual notation: 1-800-555-0142 gives tel:+18005550142. */
export function telHref(phone: string): string {
  const digits = digitsOf(phone)
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
