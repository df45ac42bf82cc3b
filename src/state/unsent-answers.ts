import { useEffect } from 'react'

import type { ApplicationDraft } from '#domain/application/stored-draft.ts'

import { readStoredUser } from './stored-account.ts'
import { vault } from './vault.ts'

let ofForm: boolean | null = null

/** Records whether the open form has answers that the service does not have; null when no form is open. */
export function noteUnsentAnswers(areUnsent: boolean | null): void {
  ofForm = areUnsent
}

/** Records the same while the form of the caller is open. */
export function useUnsentAnswers(areUnsent: boolean): void {
  useEffect(() => {
    noteUnsentAnswers(areUnsent)
    return () => {
      noteUnsentAnswers(null)
    }
  }, [areUnsent])
}

/**
 * Whether this device has answers that the service does not have, which a log-out erases. The open form knows.
 * Without an open form the stored draft tells, also after a reload and in another tab: the draft stays after a save and
 * notes whether the save has all answers.
 */
export async function hasUnsentAnswers(): Promise<boolean> {
  if (ofForm !== null) return ofForm
  const user = await readStoredUser()
  if (user === null) return false
  const draft = await vault.unseal(`applicationDraft:${user.leadId}`)
  // Only the form seals a draft under this name.
  return draft.kind === 'found' && (draft.value as Pick<ApplicationDraft, 'saved'>).saved?.isWhole !== true
}
