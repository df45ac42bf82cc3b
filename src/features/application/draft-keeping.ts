import { useEffect } from 'react'

import type { Application } from '#domain/application/application.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import type { DeviceDraft } from '#state/use-stored-draft.ts'

import type { ApplicationForm } from './application-form.ts'

/**
 * The draft follows the form, but doesn't overwrite another tab's draft before the applicant has chosen between them.
 */
export function useDraftKeeping(
  { application, place, revision, saved, sent, former }: ApplicationForm,
  draft: ApplicationDraft,
  kept: DeviceDraft<ApplicationDraft>,
  base: Application,
) {
  const { store, changedElsewhere } = kept
  const isTold = changedElsewhere !== null
  const opened = draft.revision
  useEffect(() => {
    if (revision !== opened && !isTold) store({ application, place, revision, base, saved, sent, former })
  }, [application, place, revision, saved, sent, former, opened, isTold, store, base])
}
