import { digitsOf } from './digits.ts'

/** The tel: link of a US number as people write it: 1-800-555-0142 gives tel:+18005550142. */
export function telHref(phone: string): string {
  const digits = digitsOf(phone)
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
