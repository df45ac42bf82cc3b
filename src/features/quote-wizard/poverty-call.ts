import { povertyQuery } from '#api/queries.ts'
import { siteQueries } from '#api/site-queries.ts'
import type { IncomeFacts } from '#domain/quote/draft.ts'

/** The poverty percentage from the cache that the results read too, so that one household is asked about once. */
export function povertyPercent(facts: IncomeFacts, signal: AbortSignal): Promise<number> {
  const query = povertyQuery(facts)
  const drop = () => void siteQueries.cancelQueries({ queryKey: query.queryKey })
  signal.addEventListener('abort', drop)
  // Nobody waits through a second try before the next question: a check that fails lets the flow go on.
  return siteQueries.query({ ...query, retry: false }).finally(() => {
    signal.removeEventListener('abort', drop)
  })
}
