import { Suspense } from 'react'

import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { viewerOf } from '#domain/account/account-session.ts'
import { missingSearchData } from '#domain/quote/search-request.ts'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { componentOf, onDemand } from '#i18n/on-demand.ts'
import { systemClock } from '#lib/clock.ts'
import { useAccount, useStartFailure } from '#state/account.tsx'
import { useQuoteSession } from '#state/quote-session.tsx'
// The code that seals the answer is loaded with the page: a deploy in between must not make it unavailable.
import '#state/sealed-attempt.ts'

const RequoteScreen = componentOf(
  onDemand(() => import('#features/requote/requote-screen.tsx'), 'requote', 'call-failures', 'menus'),
  (part) => part.RequoteScreen,
)

/** Step 3 of the flow: a new account or, for a user with an open application, the changes by the new quote (F-80). */
export function RegisterPage() {
  const account = useAccount()
  const session = useQuoteSession()
  const [failure] = useStartFailure()
  // Which of the two is shown depends on the profile, which is still loading. `SessionKeeper` shows a failure above the
  // page.
  if (account.kind === 'starting') return failure === null ? <LoadingPage /> : null
  if (
    account.kind === 'signedIn' &&
    viewerOf(account) === 'incomplete' &&
    session.phase === 'register' &&
    session.chosen.plan.id !== '' &&
    missingSearchData(session.results.criteria).length === 0
  )
    return (
      <Suspense fallback={<LoadingPage />}>
        <RequoteScreen user={account.user} token={account.token} session={session} clock={systemClock} />
      </Suspense>
    )
  return <CreateAccount />
}
