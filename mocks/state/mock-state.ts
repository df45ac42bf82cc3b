import type { AgentNotesRequest } from '#api/agent-notes.ts'
import type { ContactRequest } from '#api/send-contact.ts'
import type { RegistrationRequest } from '#api/registration.ts'

/** The status of an account at the agency. */
type AccountStatus = 'REGISTERED' | 'IN_PROGRESS' | 'SUBMITTED' | 'ENROLLED'

/** A person known to the service: the registration, and the record of the application so far. */
export interface Account {
  readonly leadId: string
  readonly memberId: string | null
  readonly userType: 'lead' | 'member'
  readonly status: AccountStatus
  readonly registration: RegistrationRequest
  /** The saved answers, with the names of the profile; a save changes only the fields it contains. */
  readonly record: Readonly<Record<string, unknown>>
  /** Incomes by the ids of the members; no profile contains them. */
  readonly incomes: Readonly<Record<string, number>>
  readonly submissionId: string | null
  /** The note for the agent; absent where none was sent. */
  readonly notes?: AgentNotesRequest
}

/** A registration whose code was sent; once verified, with the session that the code opened. */
export interface Attempt {
  readonly registration: RegistrationRequest
  readonly codesSent: number
  readonly session: string | null
}

/** The whole state of the service. */
export interface MockState {
  readonly seed: number
  /** Number of ids and tokens created so far. */
  readonly serial: number
  readonly accounts: Readonly<Record<string, Account>>
  readonly attempts: Readonly<Record<string, Attempt>>
  /** Lead ids by token. */
  readonly sessions: Readonly<Record<string, string>>
  readonly messages: readonly ContactRequest[]
  readonly notifications: number
}
