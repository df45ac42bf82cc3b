import { Suspense, useState } from 'react'

import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { SteadyPress } from '#components/primitives/steady-press.tsx'
import type { QuotePhase, QuoteSession } from '#domain/quote/session.ts'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { placeOfSession, useFlowHistory } from './flow-history.ts'
import { lazyPage } from './lazy-page.tsx'
import { report } from './report.ts'

const results = lazyPage(
  () => import('./results-page.tsx').then((module) => module.ResultsPage),
  'plans',
  'call-failures',
  'quote-steps',
)
const verify = lazyPage(
  () => import('./verify-page.tsx').then((module) => module.VerifyPage),
  'registration',
  'plans',
  'call-failures',
)
const register = lazyPage(
  () =>
    import('./register-page.tsx').then((module) => {
      verify.warm()
      return module.RegisterPage
    }),
  'registration',
  'plans',
  'call-failures',
)

function screenOf(phase: QuotePhase, hasMoved: boolean) {
  switch (phase) {
    case 'quote':
      return <QuoteHome onNearResults={results.warm} log={report} arrived={hasMoved} />
    case 'results':
      return <results.Page />
    case 'register':
      return <register.Page />
    case 'verify':
      return <verify.Page />
  }
}

/** What a double click must not reach through: another place of the flow, or another page of the plans. */
function layoutOf(session: QuoteSession): string {
  const place = placeOfSession(session)
  return session.phase === 'results' ? `${place}/${session.results.view.page}` : place
}

/** The flow of `/`: the phase decides the screen, and the features know nothing of each other. */
export function FlowPage() {
  const session = useQuoteSession()
  const { phase } = session
  const [firstPhase] = useState(phase)
  const [hasMoved, setHasMoved] = useState(false)
  // From the first change of screen on, a screen's heading takes the focus when it appears.
  if (phase !== firstPhase && !hasMoved) setHasMoved(true)
  useFlowHistory(session, useQuoteDispatch())
  return (
    <SteadyPress layout={layoutOf(session)}>
      <Suspense fallback={<LoadingPage />}>{screenOf(phase, hasMoved)}</Suspense>
    </SteadyPress>
  )
}
