import type { QuoteHandover } from '#domain/quote/quote-handover.ts'

import { vault } from './vault.ts'

/**
 * Returns what is sealed as the hand-over of a user, unchecked; null when there is nothing. What belongs to another
 * user is erased.
 */
export async function unsealHandover(leadId: string): Promise<unknown> {
  const unsealed = await vault.unseal('quoteHandover')
  if (unsealed.kind !== 'found') return null
  const { value } = unsealed
  if (typeof value === 'object' && value !== null && 'leadId' in value && value.leadId === leadId)
    return 'handover' in value ? value.handover : null
  await vault.remove('quoteHandover')
  return null
}

/** Seals the hand-over of a user's quote. Without one, that of an earlier quote of the same user stays. */
export async function sealHandover(leadId: string, handover: QuoteHandover | undefined): Promise<void> {
  if (handover === undefined) await unsealHandover(leadId)
  else await vault.seal('quoteHandover', { leadId, handover })
}
