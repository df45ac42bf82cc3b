import type { Application } from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/issue.ts'
import type { ApplicationPlace, ApplicationStep } from '#domain/application/steps.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'

/** Everything typed, where the person is, and what a refused Next found there. */
export interface FormState extends ApplicationDraft {
  /** Moves made since the form opened: the first view takes no focus and scrolls nowhere (spec 2 §4). */
  readonly moves: number
  readonly refused: readonly ApplicationIssue[]
  /** Count of refusals at this place. */
  readonly attempt: number
  /** Steps whose answers have changed since the last save. */
  readonly unsaved: readonly ApplicationStep[]
  /** What a change of one answer began with, for those who cancel it. */
  readonly before: Pick<FormState, 'application' | 'unsaved'>
}

/** What may happen to the form. */
export type FormEvent =
  | { readonly type: 'changed'; readonly change: (application: Application) => Application }
  | { readonly type: 'moved'; readonly place: ApplicationPlace; readonly refused?: readonly ApplicationIssue[] }
  /** The service has these answers. */
  | { readonly type: 'saved'; readonly application: Application }
  /** A change of one answer is taken back, and all answers are shown again. */
  | { readonly type: 'changeCancelled'; readonly place: ApplicationPlace }
  | { readonly type: 'refused'; readonly issues: readonly ApplicationIssue[] }
  /** What another tab has kept takes the place of what stands here. */
  | { readonly type: 'takenOver'; readonly draft: ApplicationDraft }
  /** What stands here shall be kept over what another tab has kept. */
  | { readonly type: 'insisted' }

/** The form as it opens. */
export function openForm(draft: ApplicationDraft): FormState {
  const { application } = draft
  return { ...draft, moves: 0, refused: [], attempt: 0, unsaved: [], before: { application, unsaved: [] } }
}

/** The form after an event. Every change counts as a revision of the draft. */
export function reduceForm(state: FormState, event: FormEvent): FormState {
  const revision = state.revision + 1
  switch (event.type) {
    case 'changed': {
      const { step } = state.place
      const unsaved = step === 'consent' || state.unsaved.includes(step) ? state.unsaved : [...state.unsaved, step]
      return { ...state, revision, unsaved, application: event.change(state.application) }
    }
    case 'moved': {
      const refused = event.refused ?? []
      const attempt = refused.length > 0 ? 1 : 0
      const { application, unsaved } = state
      const before = { application, unsaved }
      const moves = state.moves + 1
      return { ...state, revision, place: event.place, moves, refused, attempt, before, lacksNumbers: false }
    }
    case 'saved':
      return state.application === event.application ? { ...state, unsaved: [] } : state
    case 'changeCancelled':
      return { ...reduceForm(state, { type: 'moved', place: event.place }), ...state.before }
    case 'refused':
      return { ...state, refused: event.issues, attempt: state.attempt + (event.issues.length > 0 ? 1 : 0) }
    case 'takenOver':
      return { ...openForm(event.draft), moves: state.moves + 1 }
    case 'insisted':
      return { ...state, revision }
  }
}

const isSame = (a: ApplicationIssue, b: ApplicationIssue) =>
  a.code === b.code && a.path.length === b.path.length && a.path.every((part, at) => part === b.path[at])

/** The refused issues that are still there: what is mended loses its message, and nothing new is told while typing. */
export function standingIssues(
  refused: readonly ApplicationIssue[],
  current: readonly ApplicationIssue[],
): readonly ApplicationIssue[] {
  return current.filter((issue) => refused.some((one) => isSame(one, issue)))
}
