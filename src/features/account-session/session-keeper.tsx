import { useEffect } from 'react'
import { useLocation } from 'wouter'

import { IdleWarningDialog } from '#components/account/idle-warning-dialog.tsx'
import { StartFailure } from '#components/account/start-failure.tsx'
import { site } from '#config/site.ts'
import type { SignOutReason } from '#domain/account/account-session.ts'
import { sessionLimits } from '#domain/account/idle.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { isAnybodyStored } from '#state/account-store.ts'
import { useAccount, useAccountActions, useStartFailure } from '#state/account.tsx'
import { forgetLeftApplication } from '#state/left-application.ts'
import { mayLogOut } from '#state/log-out-question.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'
import { isStored, removeStored } from '#state/storage.ts'
import { useIdle } from '#state/use-idle.ts'
import { useLifetime } from '#state/use-lifetime.ts'

import { useFoundQuote } from './use-found-quote.ts'
import { useStartUp } from './use-start-up.ts'
import { useUnseenWhileAway } from './use-unseen-while-away.ts'

/**
 * Logs out and opens the sign-in screen, which shows the reason if the user didn't ask for it. A user who asks for it is
 * asked whether unsent answers may be erased.
 */
export function useLogOut(): (reason?: SignOutReason) => Promise<void> {
  const { signOut } = useAccountActions()
  const [, navigate] = useLocation()
  return async (reason = 'signedOut') => {
    if (reason === 'signedOut' && !(await mayLogOut())) return
    await signOut(reason)
    navigate('/login')
  }
}

const limits = sessionLimits(site)

/**
 * Ends the session when the user is idle for too long or when its maximum duration has passed. It warns an idle user
 * first.
 */
function SessionWatch({ clock }: { readonly clock: Clock }) {
  const logOut = useLogOut()
  const { remainingSeconds, stay } = useIdle({
    clock,
    ...limits,
    onOver: () => void logOut('idle'),
  })
  useLifetime({ clock, lifetimeMs: limits.lifetimeMs, onOver: () => void logOut('expired') })
  return <IdleWarningDialog remainingSeconds={remainingSeconds} onContinue={stay} onLogOut={() => void logOut()} />
}

/** Erases the data of an expired session if the user has not returned. */
function LeftoverWatch({ clock }: { readonly clock: Clock }) {
  const { signOut } = useAccountActions()
  useIdle({ clock, ...limits, onOver: () => void signOut('idle') })
  return null
}

export interface SessionKeeperProps {
  readonly clock?: Clock
}

/**
 * Runs the session on every page. It starts the session from a stored token, warns an idle user, and after the end of
 * the session empties the quote and removes stored data. It hides a page of a session while the browser keeps it for
 * Back. It is loaded only if data of a user is stored, and it renders only messages.
 */
export function SessionKeeper({ clock = systemClock }: SessionKeeperProps) {
  const session = useAccount()
  const [failure, setFailure] = useStartFailure()
  const logOut = useLogOut()
  const dispatch = useQuoteDispatch()
  useStartUp()
  useFoundQuote(clock)
  useUnseenWhileAway(session.kind !== 'signedOut')
  const hasEnded = session.kind === 'signedOut' && session.reason !== undefined
  useEffect(() => {
    // The quote contains age, location and income, and the answer of the registration.
    if (!hasEnded) return
    removeStored('session', 'quoteForApplication')
    forgetLeftApplication()
    dispatch({ type: 'startedOver' })
  }, [hasEnded, dispatch])
  switch (session.kind) {
    case 'starting':
      return (
        <>
          <SessionWatch clock={clock} />
          {failure !== null && (
            <div className="mx-auto max-w-page px-4 pt-6 sm:px-6">
              <StartFailure
                failure={failure}
                onRetry={() => {
                  setFailure(null)
                }}
                onLogOut={() => void logOut()}
              />
            </div>
          )}
        </>
      )
    case 'signedIn':
      return <SessionWatch clock={clock} />
    case 'signedOut':
      return isAnybodyStored() && !isStored('local', 'unsentWrite') ? <LeftoverWatch clock={clock} /> : null
  }
}
