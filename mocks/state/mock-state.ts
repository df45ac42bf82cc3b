import type { ContactRequest } from '#api/contact.ts'
import type { RegistrationRequest } from '#api/registration.ts'

/** Where an account stands at the agency. */
type AccountStatus = 'REGISTERED' | 'IN_PROGRESS' | 'SUBMITTED' | 'ENROLLED'

/** A person known to the service: what they registered with, and the record of their application so far. */
export interface Account {
  readonly leadId: string
  readonly memberId: string | null
  readonly userType: 'lead' | 'member'
  readonly status: AccountStatus
  readonly registration: RegistrationRequest
  /** What has been saved, under the names of the profile; a save changes only what it names. */
  readonly record: Readonly<Record<string, unknown>>
  /** Incomes by the ids of the members, which no profile answers. */
  readonly incomes: Readonly<Record<string, number>>
  readonly submissionId: string | null
}

/** A registration whose code was sent; once verified, the session that the code opened. */
export interface Attempt {
  readonly registration: RegistrationRequest
  readonly codesSent: number
  readonly session: string | null
}

/** All that the service remembers. */
export interface MockState {
  readonly seed: number
  /** Ids and tokens given out so far. */
  readonly serial: number
  readonly accounts: Readonly<Record<string, Account>>
  readonly attempts: Readonly<Record<string, Attempt>>
  /** Lead ids by token. */
  readonly sessions: Readonly<Record<string, string>>
  readonly messages: readonly ContactRequest[]
  readonly notifications: number
}
