import { useEffect } from 'react'

import type { SaveState } from '#components/application/save-status.tsx'
import type { Application } from '#domain/application/application.ts'
import { hasUnsavedNumbers } from '#domain/application/identity-numbers.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import type { KeptDraft } from '#state/use-kept-draft.ts'

import type { ApplicationForm } from './use-application.ts'

/** Returns what the line below the form says of its answers. */
export function saveState(
  { application, revision, sending, isHeld }: ApplicationForm,
  kept: KeptDraft<ApplicationDraft>,
  base: Application,
  isShared: boolean,
): SaveState {
  const { status, changedElsewhere } = kept
  if (sending.isWaiting) return sending.kind === 'submit' ? 'submitWaits' : 'saveWaits'
  // Until the applicant has chosen, neither tab's answers overwrite the other's.
  if (changedElsewhere !== null) return 'undecided'
  if (isHeld && sending.state.kind !== 'sending') return 'held'
  if (!sending.isOnline) return status === 'notKept' ? 'notKept' : 'offline'
  if (revision === 0) return 'untouched'
  if (sending.state.kind === 'sending') return 'saving'
  switch (status) {
    case 'notKept':
      return 'notKept'
    case 'pending':
    case 'kept':
      if (hasUnsavedNumbers(application, base)) return isShared ? 'savedInTabButNumbers' : 'savedButNumbers'
      return isShared ? 'savedInTab' : 'saved'
  }
}

/**
 * The draft follows the form, but doesn't overwrite another tab's draft before the applicant has chosen between them.
 */
export function useDraftKeeping(
  { application, place, revision }: ApplicationForm,
  draft: ApplicationDraft,
  kept: KeptDraft<ApplicationDraft>,
  base: Application,
) {
  const { keep, changedElsewhere } = kept
  const isTold = changedElsewhere !== null
  const opened = draft.revision
  useEffect(() => {
    if (revision !== opened && !isTold) keep({ application, place, revision, base })
  }, [application, place, revision, opened, isTold, keep, base])
}
