import type { Application, QuoteFacts } from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import type { ApplicationPlace, ApplicationStep } from '#domain/application/application-steps.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

import type { FoundAnswers } from './use-newer-answers.ts'
import type { PatientNext } from './use-patient-next.ts'
import type { Sending } from './use-sending.ts'

/** The form and its functions. */
export interface ApplicationForm extends PatientNext {
  readonly application: Application
  readonly place: ApplicationPlace
  readonly facts: QuoteFacts
  readonly today: CalendarDay
  readonly revision: number
  readonly moves: number
  /** Identity numbers typed earlier are not stored and must be typed again. */
  readonly lacksNumbers: boolean
  /** The issues of the last refused Next that still apply. */
  readonly issues: readonly ApplicationIssue[]
  readonly attempt: number
  readonly sending: Sending
  readonly change: (change: (application: Application) => Application) => void
  /** Clears the error and sends the failed request again (F-4). */
  readonly retry: () => void
  /** An answer was changed while the step was being saved. The step stays, because the applicant is still at it. */
  readonly isHeld: boolean
  /** The last save; absent before the first one. */
  readonly saved?: ApplicationDraft['saved']
  /** The sent answers whose arrival is not confirmed. */
  readonly sent?: ApplicationDraft['sent']
  /** The answers that Cancel restores. */
  readonly former?: ApplicationDraft['former']
  /** First names of people whose typed answers could not be assigned. */
  readonly leftOut: readonly string[]
  /**
   * Answers that were saved elsewhere since. They are shown until Next is pressed, and their conflicts until the
   * applicant has chosen.
   */
  readonly newer: FoundAnswers | null
  /** Chooses one side for answers that were changed on both. */
  readonly settleConflicts: (side: 'mine' | 'saved') => void
  /** Null on the first step, and while one answer is edited. */
  readonly previous: (() => void) | null
  /** Undoes the change of one answer and shows all answers again; null elsewhere. */
  readonly cancelChange: (() => void) | null
  /**
   * Returns the function that opens a step; null for the current one, and for one that Next has not reached yet (F-2).
   */
  readonly openerOf: (step: ApplicationStep) => (() => void) | null
  /** Opens a step from the review. */
  readonly openToChange: (step: ApplicationStep) => void
  /** Takes another tab's draft in place of this form. */
  readonly takeOver: (draft: ApplicationDraft) => void
  /** Keeps this form in place of another tab's draft. */
  readonly insist: (refused: ApplicationDraft) => void
}
