import { type EarlyCalls, askEarly } from '#api/early-calls.ts'
import { siteQueries } from '#api/site-queries.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'

/** Asks for the first results of a search through the cache that the results read. */
export function askEarlyFor(criteria: QuoteCriteria): EarlyCalls {
  return askEarly(siteQueries, criteria)
}
