import type { EmailIssue, PhoneIssue } from './contact-rules.ts'
import { type IdentifierEntry, identifierIssue } from './identifier.ts'
import { type CodeIssue, codeIssue } from './verification-code.ts'
import type { VerifiedUser } from './verified-user.ts'

/** What is wrong with the identifier of a log-in. */
export interface LoginIdentifierIssue {
  readonly field: 'email' | 'phone'
  readonly code: EmailIssue | PhoneIssue
}

/** What is wrong with the password of a log-in. */
export interface LoginPasswordIssue {
  readonly field: 'password'
  readonly code: 'password.required'
}

/** What is wrong with the code of a forgotten password. */
export interface ResetCodeIssue {
  readonly field: 'code'
  readonly code: CodeIssue | 'code.wrong'
}

/** How long the simulated sending and checking of a code take. */
export const simulatedDelayMs = 1_000

/** The code that the simulated check accepts: nothing is sent, so the screen names it (A-34: no server entity). */
export const simulatedCode = '123456'

/** What is wrong with the identifier that counts. */
export function loginIdentifierIssues(entry: IdentifierEntry): readonly LoginIdentifierIssue[] {
  const code = identifierIssue(entry)
  return code === null ? [] : [{ field: entry.method, code }]
}

/** What is wrong with a password: it must be there; its length is the registration's business. */
export function loginPasswordIssues(password: string): readonly LoginPasswordIssue[] {
  return password === '' ? [{ field: 'password', code: 'password.required' }] : []
}

/** What is wrong with a code before it is checked: it must be six digits. */
export function resetCodeIssues(text: string): readonly ResetCodeIssue[] {
  const code = codeIssue(text)
  return code === null ? [] : [{ field: 'code', code }]
}

/** Whether the simulated check accepts a code of six digits. */
export function isSimulatedCode(text: string): boolean {
  return text.trim() === simulatedCode
}

/** A token that came in the address. */
export interface HandedOverToken {
  readonly token: string
  /** This tab left for it after a submit: it is the person's own. Any other may have been sent by anybody. */
  readonly isReturn: boolean
}

/** What becomes of a token from the address: it signs in, the person is asked first, or who is signed in stays. */
export type TakeOver = 'signIn' | 'ask' | 'keep'

/**
 * What becomes of a token from the address. It never replaces the session of somebody else, and it never
 * signs a visitor in unasked: what they type then would go to the account of whoever made the link.
 */
export function takeOverOf(current: VerifiedUser | null, arriving: VerifiedUser, isReturn: boolean): TakeOver {
  if (current !== null) return current.leadId === arriving.leadId ? 'signIn' : 'keep'
  return isReturn ? 'signIn' : 'ask'
}

/** Whether a token from the address returns from a submitted application, which leads to its confirmation (F-65). */
export function returnsFromSubmit(user: VerifiedUser): boolean {
  return user.userType === 'lead' && user.memberId === null && user.submissionId !== null
}
