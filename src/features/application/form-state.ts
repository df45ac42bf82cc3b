import type { Application } from '#domain/application/application.ts'
import {
  type ApplicationPlace,
  type ApplicationStep,
  applicationStepIds,
} from '#domain/application/application-steps.ts'
import { formerAnswers, type FormerSteps, withFormerAnswers } from '#domain/application/former-answers.ts'
import { type SentAnswers, withSent } from '#domain/application/sent-answers.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'

/** All answers and the current place. */
export interface FormState extends ApplicationDraft {
  /** Count of moves since the form opened: the first view takes no focus and doesn't scroll (F-2). */
  readonly moves: number
  /** Steps whose answers have changed since the last save. */
  readonly unsaved: readonly ApplicationStep[]
  /** The answers of those steps at the last save, to undo a canceled change. */
  readonly former: FormerSteps
}

/** Events of the form. */
export type FormEvent =
  | { readonly type: 'changed'; readonly change: (application: Application) => Application }
  | { readonly type: 'moved'; readonly place: ApplicationPlace }
  /** These answers are being sent. */
  | { readonly type: 'sent'; readonly answers: SentAnswers }
  /** The service has saved these answers, at this time in milliseconds. */
  | {
      readonly type: 'saved'
      readonly application: Application
      readonly at: number
      readonly answers?: SentAnswers
    }
  /** The change of one answer is undone, and all answers are shown again. */
  | { readonly type: 'changeCancelled'; readonly place: ApplicationPlace }
  /** Another tab's draft replaces this form. */
  | { readonly type: 'takenOver'; readonly draft: ApplicationDraft }
  /** This form overwrites another tab's draft. */
  | { readonly type: 'insisted' }

/** Returns the initial form. */
export function openForm(draft: ApplicationDraft): FormState {
  const { former = {} } = draft
  return { ...draft, moves: 0, unsaved: applicationStepIds.filter((step) => former[step] !== undefined), former }
}

/** Returns the form with a step's answers of the last save, which has all answers again if no other step has changed. */
function withoutChange(state: FormState, step: ApplicationStep): FormState {
  const { [step]: noted, ...former } = state.former
  if (noted === undefined) return state
  const unsaved = state.unsaved.filter((one) => one !== step)
  const saved = state.saved && { ...state.saved, isWhole: unsaved.length === 0 }
  return { ...state, former, unsaved, saved, application: withFormerAnswers(state.application, noted) }
}

/** Returns the form after an event. Every change counts as a revision of the draft. */
export function reduceForm(state: FormState, event: FormEvent): FormState {
  const revision = state.revision + 1
  switch (event.type) {
    case 'changed': {
      const { step } = state.place
      const application = event.change(state.application)
      const saved = state.saved && { ...state.saved, isWhole: false }
      if (step === 'consent') return { ...state, revision, application, saved }
      const unsaved = state.unsaved.includes(step) ? state.unsaved : [...state.unsaved, step]
      const former = { ...state.former, [step]: formerAnswers(state.application, application, state.former[step]) }
      return { ...state, revision, unsaved, former, application, saved }
    }
    case 'moved': {
      const moves = state.moves + 1
      return { ...state, revision, place: event.place, moves, lacksNumbers: false }
    }
    case 'sent':
      return { ...state, revision, sent: withSent(state.sent ?? [], event.answers) }
    case 'saved': {
      const isWhole = state.application === event.application
      const sent = state.sent?.filter((one) => one !== event.answers)
      const saved = { ...state, sent, saved: { at: event.at, isWhole } }
      return isWhole ? { ...saved, unsaved: [], former: {} } : saved
    }
    case 'changeCancelled':
      return reduceForm(withoutChange(state, state.place.step), { type: 'moved', place: event.place })
    case 'takenOver':
      return { ...openForm(event.draft), moves: state.moves + 1 }
    case 'insisted':
      return { ...state, revision }
  }
}
