import { ask } from '#api/ask.ts'
import { povertyQuery } from '#api/queries.ts'
import type { IncomeFacts } from '#domain/quote/draft.ts'

/** The poverty percentage from the cache that the results read too, so that one household is asked about once. */
export function povertyPercent(facts: IncomeFacts, signal: AbortSignal): Promise<number> {
  return ask(povertyQuery(facts), signal)
}
