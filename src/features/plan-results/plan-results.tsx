import { missingSearchData } from '#domain/quote/search-request.ts'
import type { Clock } from '#lib/clock.ts'
import { useAccount } from '#state/account.tsx'
import { useKeptQuote } from '#state/kept-quote.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'
import { useIsShared } from '#state/use-shared-device.ts'

import { IncompleteResults } from './incomplete-results.tsx'
import { ResultsScreen } from './results-screen.tsx'
import { WordsProvider } from './words-provider.tsx'

export interface PlanResultsProps {
  /** Gives the date for the effective-date banner. */
  readonly clock: Clock
  /** Opens the browser's print dialog. */
  readonly onPrint: () => void
}

/** The results view: plans with their prices for the session's search, or a link back if there is none. */
export function PlanResults({ clock, onPrint }: PlanResultsProps) {
  const session = useQuoteSession()
  const dispatch = useQuoteDispatch()
  const lacks =
    session.phase !== 'results' ? 'quote' : missingSearchData(session.results.criteria).length > 0 ? 'search' : null
  const account = useAccount()
  const isShared = useIsShared()
  useKeptQuote(session, lacks === null && account.kind === 'signedOut' && !isShared)
  if (session.phase !== 'results' || lacks !== null)
    return (
      <IncompleteResults
        lacks={lacks ?? 'quote'}
        onBack={() => {
          dispatch({ type: 'returnedToQuote', step: 'location' })
        }}
      />
    )
  return (
    <WordsProvider>
      <ResultsScreen results={session.results} clock={clock} onPrint={onPrint} />
    </WordsProvider>
  )
}
