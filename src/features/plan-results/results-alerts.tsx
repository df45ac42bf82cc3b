import { useState } from 'react'

import { ResultsError, type ResultsTrouble } from '#components/plans/results-error.tsx'
import type { CallFailure } from '#lib/call-failure.ts'

import { focusResults } from './results-column.ts'
import type { ShownResults } from './use-results.ts'

/** The alert above the results, and whether it was closed. */
export interface ResultsTroubles {
  /** What failed and was not closed. */
  readonly open: readonly ResultsTrouble[]
  readonly close: () => void
  readonly retry: () => void
}

/** What failed. A closed alert stays closed for the failures that it told; another try that fails is told anew. */
export function useResultsTroubles({ subsidy, searchFailure, retrySearch }: ShownResults): ResultsTroubles {
  const [closed, setClosed] = useState<readonly CallFailure[]>([])
  const troubles: readonly ResultsTrouble[] = [
    ...(subsidy.failure ? [{ context: 'subsidy', failure: subsidy.failure } as const] : []),
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

/** What failed, above everything else, in one box. */
export function ResultsAlerts({ open, close, retry }: ResultsTroubles) {
  if (open.length === 0) return null
  return (
    <ResultsError
      troubles={open}
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
