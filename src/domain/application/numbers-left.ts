import { withNumbersOfForm } from './identity-numbers.ts'
import type { ApplicationDraft } from './stored-draft.ts'

/** Returns a stored draft with the identity numbers of the form that it was stored from, so none is asked again. */
export function withNumbersLeft(
  draft: ApplicationDraft,
  left: Pick<ApplicationDraft, 'application' | 'lacksNumbers'>,
): ApplicationDraft {
  const { lacksNumbers: _, ...rest } = draft
  return {
    ...rest,
    application: withNumbersOfForm(draft.application, left.application),
    ...(left.lacksNumbers && { lacksNumbers: true }),
  }
}
