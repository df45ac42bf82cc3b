import { ask } from '#api/ask.ts'
import { povertyQuery } from '#api/queries.ts'
import type { IncomeFacts } from '#domain/quote/draft.ts'

/** Fetches the poverty percentage through the cache that the results read too, so one household needs one call. */
export function povertyPercent(facts: IncomeFacts, signal: AbortSignal): Promise<number> {
  return ask(povertyQuery(facts), signal)
}
