import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'

import { defaultFilters } from '#domain/plans/filters.ts'
import { belowThreshold } from '#domain/poverty/threshold.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'

import { creditQuery } from './credit-query.ts'
import { firstPageQuery, firstScreenQuery } from './queries.ts'
import { isQuiet, quieten } from './quiet-calls.ts'

/** The calls that were started before the search was submitted. */
export interface EarlyCalls {
  /** Cancels those under way; answers that have come stay in the cache, under the search that they belong to. */
  readonly cancel: () => void
  /** The search was submitted: from now on someone waits for the calls, and a failure is handled like any other. */
  readonly handOver: () => void
}

/**
 * Asks for what the results of a search show first, before it is submitted. Each call is that of the results, by
 * its key in the cache. A household below the threshold of its state is not searched for. A call that fails while
 * nothing on the page shows it is dropped from the cache: the results ask again.
 */
export function askEarly(client: QueryClient, criteria: QuoteCriteria): EarlyCalls {
  const asked: QueryKey[] = []
  const quietened: (() => void)[] = []
  let isOver = false

  const ask = async <Data, Key extends QueryKey>(
    query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
  ): Promise<Data | null> => {
    const { queryKey, queryFn } = query
    if (typeof queryFn !== 'function') return null
    asked.push(queryKey)
    try {
      return await client.query({
        ...query,
        queryFn: (context) => {
          const answer = queryFn(context)
          // The first screen's own search stays quiet, even when someone waits for it.
          if (!isOver && !isQuiet(context.signal)) quietened.push(quieten(context.signal))
          return answer
        },
      })
    } catch {
      const isUnobserved = client.getQueryCache().find({ queryKey, exact: true })?.getObserversCount() === 0
      if (isUnobserved && client.getQueryState(queryKey)?.status === 'error')
        client.removeQueries({ queryKey, exact: true })
      return null
    }
  }
  const run = async () => {
    const facts = factsOfCriteria(criteria)
    const { body, poverty, benchmark, estimate, everyone, sourceAt } = creditQuery(criteria)
    // The check of the income has just failed: the service is left alone until the results need it.
    if (client.getQueryState(poverty.queryKey)?.status === 'error') return
    const fplPercent = await ask(poverty)
    if (isOver || fplPercent === null || belowThreshold({ ...facts, fplPercent, year: facts.planYear })) return
    void ask(firstScreenQuery(body, defaultFilters(fplPercent).metalLevels))
    void ask(firstPageQuery(body))
    void ask(benchmark)
    if (sourceAt(fplPercent) === 'estimate') void ask(estimate)
    void ask(everyone)
  }
  void run()
  return {
    cancel: () => {
      if (isOver) return
      isOver = true
      for (const queryKey of asked)
        void client.cancelQueries({ queryKey, exact: true, predicate: (query) => query.getObserversCount() === 0 })
    },
    handOver: () => {
      isOver = true
      for (const endQuiet of quietened) endQuiet()
    },
  }
}
