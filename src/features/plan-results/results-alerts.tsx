import { useState } from 'react'

import { ResultsError, type ResultsErrorContext } from '#components/plans/results-error.tsx'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import type { CallFailure } from '#lib/call-failure.ts'

import { focusResults } from './results-column.ts'
import type { ShownResults } from './use-results.ts'

interface Trouble {
  readonly context: ResultsErrorContext
  readonly failure: CallFailure | null
  readonly missingPages?: number
  readonly retry: () => void
}

function troublesOf({
  subsidy,
  searchFailure,
  missingPages,
  isArriving,
  retrySearch,
}: ShownResults): readonly Trouble[] {
  const troubles: Trouble[] = []
  if (subsidy.failure) troubles.push({ context: 'subsidy', failure: subsidy.failure, retry: subsidy.retry })
  if (searchFailure) troubles.push({ context: 'search', failure: searchFailure, retry: retrySearch })
  if (missingPages > 0 && !isArriving)
    troubles.push({ context: 'pages', failure: null, missingPages, retry: retrySearch })
  return troubles
}

/** Props of the alerts. */
export interface ResultsAlertsProps {
  readonly criteria: QuoteCriteria
  readonly results: ShownResults
}

/** What failed, above everything else; a closed alert stays closed for the search that it belongs to. */
export function ResultsAlerts({ criteria, results }: ResultsAlertsProps) {
  const [closed, setClosed] = useState<{
    readonly criteria: QuoteCriteria
    readonly contexts: readonly ResultsErrorContext[]
  }>()
  const closedHere = closed?.criteria === criteria ? closed.contexts : []
  const troubles = troublesOf(results).filter(({ context }) => !closedHere.includes(context))
  if (troubles.length === 0) return null
  return (
    <div className="grid gap-3">
      {troubles.map(({ context, failure, missingPages, retry }) => (
        <ResultsError
          key={context}
          context={context}
          failure={failure}
          {...(missingPages !== undefined && { missingPages })}
          onRetry={() => {
            focusResults()
            retry()
          }}
          onClose={() => {
            focusResults()
            setClosed({ criteria, contexts: [...closedHere, context] })
          }}
        />
      ))}
    </div>
  )
}
