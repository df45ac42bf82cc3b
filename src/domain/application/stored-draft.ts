import type { Application, ApplicationMember } from './application.ts'
import { hasUnsavedNumbers, type IdentityNumber, identityNumbers } from './identity-numbers.ts'
import type { ApplicationPlace } from './application-steps.ts'

/** Version of the stored form; a draft stored under another version is not read. */
export const storedVersion = 1

/** A form, and where the person was. */
export interface ApplicationDraft {
  readonly application: Application
  readonly place: ApplicationPlace
  /** Count of changes: two tabs tell by it which draft is which, even where the answers are the same. */
  readonly revision: number
  /** The form that the service's answers opened when this was kept: what differs from it was typed. Absent in older drafts. */
  readonly base?: Application | undefined
  /** Identity numbers were typed that no save had brought to the service when this was kept: they have to be typed again. */
  readonly lacksNumbers?: boolean | undefined
  /** First names of people whose typed answers are nobody's for certain: they are told once, and not kept. */
  readonly leftOut?: readonly string[] | undefined
}

/** One person as the device keeps them. */
type StoredMember = Omit<ApplicationMember, IdentityNumber>

/** A form as the device keeps it. */
interface StoredApplication extends Omit<Application, 'members'> {
  readonly members: readonly StoredMember[]
}

/**
 * What is kept of a draft, ready to be stored as JSON: all but the identity numbers. Sealing hides it from scripts and other
 * people's eyes; who reads the disk can open the seal (decision record 2026-11-22).
 */
export interface StoredDraft extends Omit<ApplicationDraft, 'application' | 'base' | 'lacksNumbers' | 'leftOut'> {
  readonly version: typeof storedVersion
  readonly application: StoredApplication
  readonly base?: StoredApplication
  readonly lacksNumbers: boolean
}

const unkept: readonly string[] = identityNumbers

function storedMember(member: ApplicationMember): StoredMember {
  return Object.fromEntries(Object.entries(member).filter(([name]) => !unkept.includes(name))) as StoredMember
}

const storedApplication = (application: Application): StoredApplication => ({
  ...application,
  members: application.members.map(storedMember),
})

/** The form in which `restoreDraft` reads a draft back. It stands apart so that writing needs no schema. */
export function storedDraft({ application, place, revision, base, lacksNumbers }: ApplicationDraft): StoredDraft {
  return {
    version: storedVersion,
    revision,
    application: storedApplication(application),
    place,
    ...(base && { base: storedApplication(base) }),
    lacksNumbers: lacksNumbers ?? hasUnsavedNumbers(application, base),
  }
}
