import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { createQueryClient } from '#api/queries.ts'
import type { AccountSession } from '#domain/account/account-session.ts'
import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { SubmittedApplication } from '#features/application/submitted-application.tsx'
import { ApplicationFlow } from '#features/application/open-application.tsx'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { PortalHome } from '#features/portal/portal-home.tsx'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { VerifyAccount } from '#features/registration/verify-account.tsx'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { fixedClock } from '#lib/clock.ts'
import { AccountProvider, useAccount } from '#state/account.tsx'
import { QuoteSessionProvider, useQuoteSession } from '#state/quote-session.tsx'
import { signingClock } from '#stories/support/signing-clock.ts'

/** The visitor's place on the site: in the flow of `/`, or on a separate page. */
export type Place = 'flow' | 'login' | 'application' | 'confirmation' | 'status'

/** Props of a stage. */
export interface StageProps {
  readonly place: Place
  /** The quote's session so far. */
  readonly quote?: QuoteSession
  readonly account?: AccountSession
  /** Called with the address of a link or an answer that leaves the site. */
  readonly onLeave: (address: string) => void
}

/** Mid-January, in open enrollment. The application is signed under the consent's present edition, at its own clock. */
const clock = fixedClock('2026-01-12T15:00:00Z')

const pathOf = {
  flow: '/',
  login: '/login',
  application: '/lead',
  confirmation: '/confirmation',
  status: '/portal/status',
} as const satisfies Record<Place, string>

function FlowScreen({ onLeave }: Pick<StageProps, 'onLeave'>) {
  const { phase } = useQuoteSession()
  switch (phase) {
    case 'quote':
      return <QuoteHome clock={clock} leave={onLeave} />
    case 'results':
      return <PlanResults clock={clock} onPrint={() => undefined} />
    case 'register':
      return <CreateAccount />
    case 'verify':
      return <VerifyAccount clock={clock} />
  }
}

function Status() {
  const session = useAccount()
  return session.kind === 'signedIn' && <PortalHome user={session.user} />
}

function Screen({ place, onLeave }: Pick<StageProps, 'place' | 'onLeave'>) {
  switch (place) {
    case 'flow':
      return <FlowScreen onLeave={onLeave} />
    case 'login':
      return <SignIn leave={onLeave} onTokenDone={() => undefined} />
    case 'application':
      return <ApplicationFlow clock={signingClock} onLeave={onLeave} onRequote={() => Promise.resolve()} />
    case 'confirmation':
      return <SubmittedApplication />
    case 'status':
      return <Status />
  }
}

/** One stage of a journey: the screen that the site shows at that point. */
export function Stage({ place, quote = initialSession, account = { kind: 'signedOut' }, onLeave }: StageProps) {
  const [client] = useState(createQueryClient)
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: pathOf[place] }))
  return (
    <QueryClientProvider client={client}>
      <Router hook={hook} searchHook={searchHook}>
        <AccountProvider initial={account}>
          <QuoteSessionProvider initial={quote}>
            <main>
              <Screen place={place} onLeave={onLeave} />
            </main>
          </QuoteSessionProvider>
        </AccountProvider>
      </Router>
    </QueryClientProvider>
  )
}
