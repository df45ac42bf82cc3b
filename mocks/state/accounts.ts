import type { AgentNotesRequest } from '#api/agent-notes.ts'
import type { SaveRequest } from '#api/send-application.ts'
import type { SentIdentifier } from '#api/validate-identifier.ts'
import type { RegistrationRequest } from '#api/registration.ts'

import type { RenewQuoteRequest } from '#api/renew-quote.ts'

import type { Account } from './mock-state.ts'
import { verificationCode } from './demo-accounts.ts'
import { quotedRecord } from './profile-answer.ts'
import { recordAfter, recordOfQuote } from './record.ts'
import { changeState, mockState, nextSerial, nextToken } from './store.ts'

/** Returns an entry by its key, but no inherited property such as `constructor`. */
function entry<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function sameText(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase()
}

function find(identifier: SentIdentifier): Account | undefined {
  return Object.values(mockState().accounts).find(({ registration: { account } }) =>
    'email' in identifier ? sameText(account.email, identifier.email) : account.phone === identifier.phone,
  )
}

function keepAccount(account: Account): void {
  changeState({ accounts: { ...mockState().accounts, [account.leadId]: account } })
}

function openSession(leadId: string): string {
  const token = nextToken()
  changeState({ sessions: { ...mockState().sessions, [token]: leadId } })
  return token
}

/** Accepts a registration and sends its code; null when the email or phone already has an account. */
export function register(registration: RegistrationRequest): string | null {
  const { email, phone } = registration.account
  if ((email !== '' && find({ email })) || (phone !== '' && find({ phone }))) return null
  const token = nextToken()
  changeState({ attempts: { ...mockState().attempts, [token]: { registration, codesSent: 1, session: null } } })
  return token
}

/** Sends the code again; false when no registration waits. */
export function sendCodeAgain(attemptToken: string): boolean {
  const { attempts } = mockState()
  const attempt = entry(attempts, attemptToken)
  if (attempt === undefined) return false
  changeState({ attempts: { ...attempts, [attemptToken]: { ...attempt, codesSent: attempt.codesSent + 1 } } })
  return true
}

/** Opens the account and a session. Verifying the same registration twice returns the same session. */
export function verify(attemptToken: string, code: string): { readonly token: string } | 'unknown' | 'wrong code' {
  const attempt = entry(mockState().attempts, attemptToken)
  if (attempt === undefined) return 'unknown'
  if (code !== verificationCode) return 'wrong code'
  if (attempt.session !== null) return { token: attempt.session }
  const firstLeadId = 2000
  const leadId = String(firstLeadId + nextSerial())
  keepAccount({
    leadId,
    memberId: null,
    userType: 'lead',
    status: 'REGISTERED',
    registration: attempt.registration,
    record: {},
    incomes: {},
    submissionId: null,
  })
  const session = openSession(leadId)
  changeState({ attempts: { ...mockState().attempts, [attemptToken]: { ...attempt, session } } })
  return { token: session }
}

/** Whether the email or phone belongs to an enrolled member. */
export function isMember(identifier: SentIdentifier): boolean {
  return find(identifier)?.memberId != null
}

/** Opens a session for the right password; otherwise null, without a reason. */
export function signIn(
  identifier: SentIdentifier,
  password: string,
): { readonly token: string; readonly account: Account } | null {
  const account = find(identifier)
  if (account?.registration.account.password !== password) return null
  return { token: openSession(account.leadId), account }
}

/** Returns the account of an open session. */
export function accountOf(token: string): Account | undefined {
  const { sessions, accounts } = mockState()
  const leadId = entry(sessions, token)
  return leadId === undefined ? undefined : accounts[leadId]
}

/** Ends a session; false when there is none. */
export function endSession(token: string): boolean {
  const { sessions } = mockState()
  if (entry(sessions, token) === undefined) return false
  changeState({ sessions: Object.fromEntries(Object.entries(sessions).filter(([open]) => open !== token)) })
  return true
}

/** Returns the account after a save: missing fields are unchanged. */
function withSave(account: Account, body: SaveRequest): Account {
  const incomes = body.members.flatMap(({ id, annualIncome }) =>
    annualIncome === undefined ? [] : [[id, annualIncome] as const],
  )
  return {
    ...account,
    record: recordAfter({ ...quotedRecord(account), ...account.record }, body),
    incomes: { ...account.incomes, ...Object.fromEntries(incomes) },
  }
}

/** Saves the application as far as it is filled in. */
export function keepApplication(account: Account, body: SaveRequest): Account {
  const kept: Account = { ...withSave(account, body), status: 'IN_PROGRESS' }
  keepAccount(kept)
  return kept
}

/**
 * Replaces the registration's quote with a new one. The spouse stays the spouse. A dependent matches by the age from
 * the saved date of birth, otherwise by an equal age or one a year apart. All others are new.
 */
export function renewQuote(
  account: Account,
  { quoteDetails, selectedPlan, householdMembers }: RenewQuoteRequest,
): void {
  const renewed = {
    ...account,
    registration: { ...account.registration, quoteDetails, selectedPlan, householdMembers },
  }
  keepAccount({
    ...renewed,
    record: recordOfQuote({ ...quotedRecord(account), ...account.record }, quotedRecord(renewed)),
  })
}

/** Keeps the note for the agent in place of an earlier one. */
export function keepNotes(account: Account, notes: AgentNotesRequest): void {
  keepAccount({ ...account, notes })
}

/** Accepts the signed application; a second submit keeps the first reference. */
export function submit(account: Account, body: SaveRequest): Account {
  if (account.submissionId !== null) return account
  const submissionId = `PU-${account.leadId}-${String(nextSerial()).padStart(4, '0')}`
  const submitted: Account = { ...withSave(account, body), status: 'SUBMITTED', submissionId }
  keepAccount(submitted)
  return submitted
}

/** Puts answers into a record in the form that an older system may have stored. */
export function putRecord(leadId: string, record: Account['record']): void {
  const account = mockState().accounts[leadId]
  if (account !== undefined) keepAccount({ ...account, record: { ...account.record, ...record } })
}
