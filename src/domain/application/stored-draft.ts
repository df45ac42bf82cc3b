import type { Application } from './application.ts'
import type { ApplicationPlace } from './steps.ts'

/** Version of the stored form; a draft stored under another version is not read. */
export const storedVersion = 1

/** What is kept of a form: all that was typed, and where the person was. */
export interface ApplicationDraft {
  readonly application: Application
  readonly place: ApplicationPlace
  /** Count of changes: two tabs tell by it which draft is which, even where the answers are the same. */
  readonly revision: number
  /** The form that the service's answers opened when this was kept: what differs from it was typed. Absent in older drafts. */
  readonly base?: Application | undefined
}

/** A draft with the version of its form, ready to be stored as JSON. */
export interface StoredDraft extends ApplicationDraft {
  readonly version: typeof storedVersion
}

/** The form in which `restoreDraft` reads a draft back. It stands apart so that writing needs no schema. */
export function storedDraft({ application, place, revision, base }: ApplicationDraft): StoredDraft {
  return { version: storedVersion, revision, application, place, ...(base && { base }) }
}
