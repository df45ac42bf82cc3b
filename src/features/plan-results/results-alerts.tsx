import { useState } from 'react'

import { agency } from '#content/agency.ts'
import { ResultsError, type ResultsTrouble } from '#components/plans/results-error.tsx'
import type { CallFailure } from '#lib/call-failure.ts'

import { focusResults } from './results-column.ts'
import type { ShownResults } from './use-results.ts'

/** The alert above the results, and whether it was closed. */
export interface ResultsTroubles {
  /** The failures that were not closed. */
  readonly open: readonly ResultsTrouble[]
  readonly close: () => void
  readonly retry: () => void
}

/**
 * Returns the current failures. The failure of the credit is about the prices of plans, so it is shown only once the
 * plans are loaded. If nothing is sold for a search, only that failure is shown. A closed alert stays closed
 * for its failures; a retry that fails shows them again.
 */
export function useResultsTroubles(shown: ShownResults): ResultsTroubles {
  const { subsidy, isLoading, searchFailure, retrySearch } = shown
  const [closed, setClosed] = useState<readonly CallFailure[]>([])
  const troubles: readonly ResultsTrouble[] = [
    ...(subsidy.failure && !isLoading ? [{ context: 'subsidy', failure: subsidy.failure } as const] : []),
    ...(searchFailure ? [{ context: 'search', failure: searchFailure } as const] : []),
  ]
  return {
    open: troubles.filter(({ failure }) => !closed.includes(failure)),
    close: () => {
      setClosed(troubles.map(({ failure }) => failure))
    },
    retry: () => {
      if (subsidy.failure) subsidy.retry()
      if (searchFailure) retrySearch()
    },
  }
}

/** Returns the request for the plans that did not arrive; undefined if another request cannot help. */
export function retryMissingOf({ canFetchMissing, retrySearch }: ShownResults): (() => void) | undefined {
  if (!canFetchMissing) return undefined
  return () => {
    focusResults()
    retrySearch()
  }
}

/** All failures in one box, above everything else. */
export function ResultsAlerts({ open, close, retry }: ResultsTroubles) {
  if (open.length === 0) return null
  return (
    <ResultsError
      troubles={open}
      phone={agency.phone}
      onRetry={() => {
        focusResults()
        retry()
      }}
      onClose={() => {
        focusResults()
        close()
      }}
    />
  )
}
