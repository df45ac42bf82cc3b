import type { Identifier } from '#domain/account/identifier.ts'
import { formatPhone } from '#lib/masks.ts'

/** Formats an identifier for reading: the email, or the phone with its separators. */
export function identifierText(identifier: Identifier): string {
  return identifier.method === 'email' ? identifier.email : formatPhone(identifier.phone)
}
