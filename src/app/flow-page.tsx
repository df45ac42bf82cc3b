import { Suspense } from 'react'

import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { useFlowHistory } from './flow-history.ts'
import { lazyPage } from './lazy-page.tsx'

const results = lazyPage(
  () => import('./results-page.tsx').then((module) => module.ResultsPage),
  'plans',
  'errors',
  'quote',
)
const register = lazyPage(() => import('./register-page.tsx').then((module) => module.RegisterPage), 'plans', 'errors')

/** The flow of `/`: the phase decides the screen, and the features know nothing of each other. */
export function FlowPage() {
  const session = useQuoteSession()
  useFlowHistory(session, useQuoteDispatch())
  return <Suspense fallback={<LoadingPage />}>{screenOf(session.phase)}</Suspense>
}

function screenOf(phase: ReturnType<typeof useQuoteSession>['phase']) {
  switch (phase) {
    case 'quote':
      return <QuoteHome onNearResults={results.warm} />
    case 'results':
      return <results.Page />
    case 'register':
    case 'verify':
      return <register.Page />
  }
}
