import type { Application, ApplicationMember } from './application.ts'
import { type FormerSteps, storedFormer, type StoredFormer } from './former-answers.ts'
import { hasUnsavedNumbers } from './identity-numbers.ts'
import { type IdentityNumber, identityNumbers } from './answer-groups.ts'
import type { ApplicationPlace } from './application-steps.ts'
import { type SentAnswers, storedSent, type StoredSentAnswers } from './sent-answers.ts'

/** Version of the stored form; a draft stored under another version is not read. */
export const storedVersion = 1

/** A form, and the applicant's place in it. */
export interface ApplicationDraft {
  readonly application: Application
  readonly place: ApplicationPlace
  /** Count of changes: it lets two tabs order their drafts even when the answers are the same. */
  readonly revision: number
  /**
   * The form opened from the service's answers when this was stored. Differences from it were typed. Absent in older
   * drafts.
   */
  readonly base?: Application | undefined
  /** Typed identity numbers were not saved when this was stored, so they must be typed again. */
  readonly lacksNumbers?: boolean | undefined
  /** The last save: its time in milliseconds, and whether it has all answers. Absent before the first one. */
  readonly saved?: { readonly at: number; readonly isWhole: boolean } | undefined
  /** Bodies whose response is pending or lost. The service may have any of them (F-88). */
  readonly sent?: readonly SentAnswers[] | undefined
  /** The answers of changed steps at the last save, which Cancel restores (F-91). */
  readonly former?: FormerSteps | undefined
  /** First names of people whose typed answers have no certain match. They are shown once and not stored. */
  readonly leftOut?: readonly string[] | undefined
}

/** One person as stored on the device. */
type StoredMember = Omit<ApplicationMember, IdentityNumber>

/** A form as stored on the device. */
interface StoredApplication extends Omit<Application, 'members'> {
  readonly members: readonly StoredMember[]
}

/**
 * The part of a draft that is stored as JSON: all but the identity numbers. Sealing protects it from scripts and casual
 * access, but not from someone who reads the disk (decision record 2026-11-22).
 */
export interface StoredDraft extends Omit<
  ApplicationDraft,
  'application' | 'base' | 'sent' | 'former' | 'lacksNumbers' | 'leftOut'
> {
  readonly version: typeof storedVersion
  readonly application: StoredApplication
  readonly base?: StoredApplication
  readonly sent?: readonly StoredSentAnswers[]
  readonly former?: StoredFormer
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

/** Returns a draft in the form that `restoreDraft` reads. A separate module, so writing needs no schema. */
export function storedDraft(draft: ApplicationDraft): StoredDraft {
  const { application, place, revision, base, sent = [], former = {}, lacksNumbers, saved } = draft
  return {
    version: storedVersion,
    revision,
    application: storedApplication(application),
    place,
    ...(base && { base: storedApplication(base) }),
    ...(sent.length > 0 && { sent: sent.map(storedSent) }),
    ...(Object.keys(former).length > 0 && { former: storedFormer(former) }),
    ...(saved && { saved }),
    lacksNumbers: lacksNumbers ?? hasUnsavedNumbers(application, base),
  }
}
