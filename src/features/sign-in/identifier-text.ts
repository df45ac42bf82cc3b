import type { Identifier } from '#domain/account/identifier.ts'
import { formatPhone } from '#lib/masks.ts'

/** An identifier as people read it: the email, or the phone with its marks. */
export function identifierText(identifier: Identifier): string {
  return identifier.method === 'email' ? identifier.email : formatPhone(identifier.phone)
}
