import type { EmailIssue, PhoneIssue } from './contact-rules.ts'
import { type IdentifierEntry, identifierIssue } from './identifier.ts'
import { type CodeIssue, codeIssue } from './verification-code.ts'
import type { VerifiedUser } from './verified-user.ts'

/** A problem with the identifier of a log-in. */
export interface LoginIdentifierIssue {
  readonly field: 'email' | 'phone'
  readonly code: EmailIssue | PhoneIssue
}

/** A problem with the password of a log-in. */
export interface LoginPasswordIssue {
  readonly field: 'password'
  readonly code: 'password.required'
}

/** A problem with the code of a forgotten password. */
export interface ResetCodeIssue {
  readonly field: 'code'
  readonly code: CodeIssue | 'code.wrong'
}

/** Duration of the simulated sending and checking of a code. */
export const simulatedDelayMs = 1_000

/** The code that the simulated check accepts. Nothing is sent, so the screen shows it (A-34: no server entity). */
export const simulatedCode = '123456'

/** Returns the problems of the selected identifier. */
export function loginIdentifierIssues(entry: IdentifierEntry): readonly LoginIdentifierIssue[] {
  const code = identifierIssue(entry)
  return code === null ? [] : [{ field: entry.method, code }]
}

/** Returns the problems of a password: it is required. Only the registration checks its length. */
export function loginPasswordIssues(password: string): readonly LoginPasswordIssue[] {
  return password === '' ? [{ field: 'password', code: 'password.required' }] : []
}

/** Returns the problems of a code before it is checked: it has six digits. */
export function resetCodeIssues(text: string): readonly ResetCodeIssue[] {
  const code = codeIssue(text)
  return code === null ? [] : [{ field: 'code', code }]
}

/** Whether the simulated check accepts a six-digit code. */
export function isSimulatedCode(text: string): boolean {
  return text.trim() === simulatedCode
}

/** A token from the address. */
export interface HandedOverToken {
  readonly token: string
  /**
   * Whether this tab left the site after a submit, so the token belongs to this user. Anyone may have sent any other
   * token.
   */
  readonly isReturn: boolean
}

/**
 * The handling of a token from the address: it signs in, the user is asked first, or the current user stays signed in.
 */
export type TakeOver = 'signIn' | 'ask' | 'keep'

/**
 * Returns the handling of a token from the address. It never replaces another user's session. It never signs a
 * visitor in without asking, because everything typed afterwards would go to the account of the link's author.
 */
export function takeOverOf(current: VerifiedUser | null, arriving: VerifiedUser, isReturn: boolean): TakeOver {
  if (current !== null) return current.leadId === arriving.leadId ? 'signIn' : 'keep'
  return isReturn ? 'signIn' : 'ask'
}

/** Whether a token from the address returns from a submitted application, which leads to the confirmation (F-65). */
export function returnsFromSubmit(user: VerifiedUser): boolean {
  return user.userType === 'lead' && user.memberId === null && user.submissionId !== null
}
