import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import type { Misfit } from '#domain/requote/misfits.ts'

import { vault } from './vault.ts'

/** An application that is open in this tab while its applicant checks prices. */
export interface LeftApplication {
  readonly leadId: string
  /** With the identity numbers, which the device does not store: they are in this page's memory only. */
  readonly draft: ApplicationDraft
  /** What does not fit the new quote; absent while no new quote was taken. */
  readonly misfits?: readonly Misfit[] | undefined
}

let left: LeftApplication | null = null

vault.onErase(() => {
  left = null
})

/** Remembers the application that the applicant leaves for a new quote, or its state under the new quote. */
export function leaveApplication(application: LeftApplication): void {
  left = application
}

/** Returns the application that a user has left in this page; null after a reload. */
export function leftApplication(leadId: string): LeftApplication | null {
  return left?.leadId === leadId ? left : null
}

/** Forgets it: the form has it again, or the session is over. */
export function forgetLeftApplication(): void {
  left = null
}
