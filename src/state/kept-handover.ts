import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { readHandover } from '#domain/quote/read-handover.ts'

import { handedTo } from './seal-handover.ts'

/** Reads the hand-over that this device keeps for a user; null when it has none, or only that of another user. */
export async function keptHandover(leadId: string): Promise<QuoteHandover | null> {
  return readHandover(await handedTo(leadId))
}
