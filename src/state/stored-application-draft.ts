import type { Application, QuoteFacts } from '#domain/application/application.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { type ApplicationDraft, storedDraft } from '#domain/application/stored-draft.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

import { vault } from './vault.ts'

/** Reads the draft that the device stores of a user's application; null for none. `opened` is the form without it. */
export async function readStoredDraft(
  leadId: string,
  opened: Application,
  check: { readonly facts: QuoteFacts; readonly today: CalendarDay },
): Promise<ApplicationDraft | null> {
  const unsealed = await vault.unseal(`applicationDraft:${leadId}`)
  return unsealed.kind === 'found' ? restoreDraft(unsealed.value, opened, check) : null
}

/** Stores the draft of a user's application; the identity numbers are left out. */
export async function storeDraft(leadId: string, draft: ApplicationDraft): Promise<void> {
  await vault.seal(`applicationDraft:${leadId}`, storedDraft(draft))
}
