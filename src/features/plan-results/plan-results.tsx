import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { federalMarketplaceUrl } from '#config/urls.ts'
import { missingSearchData } from '#domain/quote/search-request.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { Clock } from '#lib/clock.ts'
import { useAccount } from '#state/account.tsx'
import { useStoredQuote } from '#state/use-stored-quote.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'
import { useIsShared } from '#state/use-shared-device.ts'

import { ResultsScreen } from './results-screen.tsx'
import { WordsProvider } from './words-provider.tsx'

interface IncompleteResultsProps {
  /** `quote`: there is no search; `search`: its data is incomplete (P-2). */
  readonly lacks: 'quote' | 'search'
  readonly onBack: () => void
}

/** Replaces the results of a search whose data is missing, with a link back to the form (P-2). */
function IncompleteResults({ lacks, onBack }: IncompleteResultsProps) {
  const { t, language } = useTranslation('plans')
  const errors = useTranslation('call-failures')
  const title = t('results.recommendedPlans')
  return (
    <div className="mx-auto grid max-w-page gap-5 px-4 py-10 sm:px-6">
      <PageMeta title={title} description={t('meta.description')} hasError />
      <FocusHeading focusKey="incomplete" focusOnMount>
        {title}
      </FocusHeading>
      <Alert
        tone="danger"
        live="alert"
        title={errors.t('title')}
        actions={
          <Button size="sm" tone="outline" onClick={onBack}>
            {t('results.backToForm')}
          </Button>
        }
      >
        {t(lacks === 'quote' ? 'results.incomplete' : 'results.incompleteSearch')}
      </Alert>
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}

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
  useStoredQuote(session, lacks === null && account.kind === 'signedOut' && !isShared)
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
