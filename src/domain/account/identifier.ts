import { type EmailIssue, type PhoneIssue, emailIssue, phoneDigits, phoneIssue, plainEmail } from './contact-rules.ts'

/** How a user registers and signs in. */
export type IdentifierMethod = 'email' | 'phone'

/** The identifier of an account: an email address, or a phone number of ten digits. */
export type Identifier =
  | { readonly method: 'email'; readonly email: string }
  | { readonly method: 'phone'; readonly phone: string }

/** Both identifiers as typed, and the selected method. Changing the method keeps the other text. */
export interface IdentifierEntry {
  readonly method: IdentifierMethod
  readonly email: string
  readonly phone: string
}

/** An empty entry. */
export const emptyIdentifier: IdentifierEntry = { method: 'email', email: '', phone: '' }

/** Returns the problem of the selected identifier. */
export function identifierIssue({ method, email, phone }: IdentifierEntry): EmailIssue | PhoneIssue | null {
  return method === 'email' ? emailIssue(email) : phoneIssue(phone)
}

/** Returns the selected identifier in the format of the calls: the email trimmed, the phone as ten digits. */
export function identifierOf({ method, email, phone }: IdentifierEntry): Identifier {
  return method === 'email' ? { method, email: plainEmail(email) } : { method, phone: phoneDigits(phone) }
}

/** Returns the selected identifier for display: the email trimmed, the phone as typed. */
export function writtenIdentifier({ method, email, phone }: IdentifierEntry): string {
  return (method === 'email' ? email : phone).trim()
}
