import { type EmailIssue, type PhoneIssue, emailIssue, phoneDigits, phoneIssue, plainEmail } from './contact-rules.ts'

/** How a person registers and signs in. */
export type IdentifierMethod = 'email' | 'phone'

/** What names an account: an email address, or a phone number of ten digits. */
export type Identifier =
  | { readonly method: 'email'; readonly email: string }
  | { readonly method: 'phone'; readonly phone: string }

/** Both identifiers as typed, and which of them counts; changing the method keeps the other's text. */
export interface IdentifierEntry {
  readonly method: IdentifierMethod
  readonly email: string
  readonly phone: string
}

/** An entry before anything is typed. */
export const emptyIdentifier: IdentifierEntry = { method: 'email', email: '', phone: '' }

/** What is wrong with the identifier that counts. */
export function identifierIssue({ method, email, phone }: IdentifierEntry): EmailIssue | PhoneIssue | null {
  return method === 'email' ? emailIssue(email) : phoneIssue(phone)
}

/** The identifier that counts, as calls want it: the email without spaces around it, the phone as ten digits. */
export function identifierOf({ method, email, phone }: IdentifierEntry): Identifier {
  return method === 'email' ? { method, email: plainEmail(email) } : { method, phone: phoneDigits(phone) }
}

/** The identifier that counts as people write it: the email without spaces around it, the phone as it stands in its field. */
export function writtenIdentifier({ method, email, phone }: IdentifierEntry): string {
  return (method === 'email' ? email : phone).trim()
}
