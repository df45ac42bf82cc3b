import { useEffect } from 'react'
import { useLocation } from 'wouter'

import { StartFailure } from '#components/account/start-failure.tsx'
import { IdleWarningDialog } from '#components/account/idle-warning-dialog.tsx'
import { site } from '#config/site.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { useAccount, useStartFailure } from '#state/account.tsx'
import { useQuoteDispatch } from '#state/quote-session.tsx'
import { useIdle } from '#state/use-idle.ts'

import { useLogOut } from './use-log-out.ts'
import { useStartUp } from './use-start-up.ts'

const minuteMs = 60_000

function IdleWatch({ clock }: { readonly clock: Clock }) {
  const logOut = useLogOut()
  const { remainingSeconds, stay } = useIdle({
    clock,
    warnAfterMs: site.idleWarningMinutes * minuteMs,
    purgeAfterMs: site.idlePurgeMinutes * minuteMs,
    onOver: () => void logOut('idle'),
  })
  return <IdleWarningDialog remainingSeconds={remainingSeconds} onContinue={stay} onLogOut={() => void logOut()} />
}

/** Props of the keeper. */
export interface SessionKeeperProps {
  readonly clock?: Clock
}

/**
 * What a session needs on every page: its start from a stored token, the warning of a person who went away, and, once it
 * has ended, an empty quote. It is fetched only where a token is stored or somebody signs in, and shows only what is amiss.
 */
export function SessionKeeper({ clock = systemClock }: SessionKeeperProps) {
  const { kind } = useAccount()
  const [failure, setFailure] = useStartFailure()
  const [path] = useLocation()
  const logOut = useLogOut()
  const dispatch = useQuoteDispatch()
  useStartUp()
  useEffect(() => {
    // The quote holds the person's age, place and income, and what the registration answered.
    if (kind === 'signedOut') dispatch({ type: 'startedOver' })
  }, [kind, dispatch])
  switch (kind) {
    case 'starting':
      // The sign-in screen tells of it itself.
      if (failure === null || path === '/login') return null
      return (
        <div className="mx-auto max-w-page px-4 pt-6 sm:px-6">
          <StartFailure
            failure={failure}
            onRetry={() => {
              setFailure(null)
            }}
            onLogOut={() => void logOut()}
          />
        </div>
      )
    case 'signedIn':
      return <IdleWatch clock={clock} />
    case 'signedOut':
      return null
  }
}
