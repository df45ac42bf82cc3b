import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query'

import { siteQueries } from './site-queries.ts'

/** Runs a query for an event instead of a component, through the shared cache. Aborting the signal cancels the call. */
export async function ask<Data, Key extends QueryKey>(
  query: QueryExecuteOptions<Data, Error, Data, Data, Key>,
  signal: AbortSignal,
): Promise<Data> {
  const cancel = () => void siteQueries.cancelQueries({ queryKey: query.queryKey })
  signal.addEventListener('abort', cancel)
  try {
    return await siteQueries.query(query)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
