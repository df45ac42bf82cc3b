import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { SteadyPress } from '#components/primitives/steady-press.tsx'
import type { QuotePhase } from '#domain/quote/session.ts'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { componentOf, onDemand } from '#i18n/on-demand.ts'
import { systemClock } from '#lib/clock.ts'
import { isStored } from '#state/storage.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { placeOfSession, useFlowHistory } from './flow-history.ts'
import { report } from './report.ts'

const results = onDemand(
  () => import('./results-page.tsx'),
  'plans',
  'plan-filters',
  'coverage-year',
  'year-costs',
  'care',
  'eligibility',
  'household',
  'call-failures',
  'quote-steps',
  'take-along',
  'menus',
)
const takenAlong = onDemand(() => import('./taken-along.tsx'), 'take-along', 'call-failures')
const verify = onDemand(
  () => import('#features/registration/verify-account.tsx'),
  'registration',
  'plans',
  'year-costs',
  'call-failures',
  'menus',
)
const register = onDemand(
  async () => {
    const { RegisterPage: Screen } = await import('./register-page.tsx')
    verify.warm()
    return Screen
  },
  'registration',
  'agent-sheet',
  'plans',
  'price-answers',
  'year-costs',
  'call-failures',
  'menus',
)
const ResultsPage = componentOf(results, (part) => part.ResultsPage)
const RegisterPage = componentOf(register, (screen) => screen)
const TakenAlong = componentOf(takenAlong, (part) => part.TakenAlong)
const VerifyAccount = componentOf(verify, (part) => part.VerifyAccount)

function screenOf(phase: QuotePhase, hasMoved: boolean, below: ReactNode) {
  switch (phase) {
    case 'quote':
      return <QuoteHome onNearResults={results.warm} log={report} arrived={hasMoved} below={below} />
    case 'results':
      return <ResultsPage />
    case 'register':
      return <RegisterPage />
    case 'verify':
      return <VerifyAccount clock={systemClock} />
  }
}

/**
 * Subscribes to nothing: the storage is read when the component renders. Pages are prerendered for a visitor without
 * data.
 */
const never = () => () => undefined
const hasStoredQuotes = () => isStored('local', 'savedQuotes')
const hasNone = () => false

/**
 * Whether the address contains a quote. The code that opens links removes it, so a reload after a failed load
 * still has it.
 */
const hasLink = () => typeof location !== 'undefined' && /^#q(=|%3d)/i.test(location.hash)

/** The flow of `/`: the phase selects the screen, and the features don't depend on each other. */
export function FlowPage() {
  const session = useQuoteSession()
  const { phase } = session
  const [firstPhase] = useState(phase)
  const [hasMoved, setHasMoved] = useState(false)
  // After the first change of screen, the heading of each new screen takes the focus.
  if (phase !== firstPhase && !hasMoved) setHasMoved(true)
  useFlowHistory(session, useQuoteDispatch())
  const [isLinked] = useState(hasLink)
  const mayResume = useSyncExternalStore(never, hasStoredQuotes, hasNone)
  const resume = mayResume && (
    <Suspense>
      <TakenAlong />
    </Suspense>
  )
  const screen = screenOf(phase, hasMoved, resume)
  return (
    // A double click must not continue in another place, or on another page of the plans.
    <SteadyPress layout={placeOfSession(session)}>
      <Suspense fallback={<LoadingPage />}>{isLinked ? <TakenAlong>{screen}</TakenAlong> : screen}</Suspense>
    </SteadyPress>
  )
}
