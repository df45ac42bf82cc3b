import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'

import { tellAgent } from '#api/agent-notes.ts'
import { profileCalls } from '#api/profile.ts'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { quotedPriceOf } from '#domain/account/quoted-price.ts'
import { destinationAfterStart, profileCallFor } from '#domain/account/startup.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { answeredChoice } from '#domain/quote/price-basis.ts'
import { handoverOfChoice, quoteDay } from '#domain/quote/quote-handover.ts'
import { initialSession } from '#domain/quote/session.ts'
import { type CallFailure, failureOf } from '#lib/call-failure.ts'
import { systemClock } from '#lib/clock.ts'
import { readStoredApplicant, readStoredUser } from '#state/stored-account.ts'
import { useAccount, useAccountActions, useStartFailure } from '#state/account.tsx'
import { hasLinkOfPage } from '#state/link-of-page.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'
import { readStored } from '#state/storage.ts'
import { refusesProfile } from '#state/session-end.ts'

/**
 * Fetches the profile of a stored token and applies the start-up rules. A refused token is erased and the
 * user goes to `/login`. If the service can't be reached, `useStartFailure` reports it and the token stays. A user who
 * has just sent the application sees the device's copy of it instead.
 */
export function useStartUp(): void {
  const session = useAccount()
  const { signIn, signOut } = useAccountActions()
  const [failure, setFailure] = useStartFailure()
  const [path, navigate] = useLocation()
  const quote = useQuoteSession()
  const dispatch = useQuoteDispatch()
  const token = session.kind === 'starting' && !session.isFetchedHere && failure === null ? session.token : null

  const opened = useEffectEvent(async (of: string, user: VerifiedUser) => {
    const isRequoting = quote !== initialSession && readStored('session', 'quoteForApplication') === user.leadId
    const destination = destinationAfterStart(user, path, { isRequoting, hasLink: hasLinkOfPage() })
    if (quote.phase === 'verify') {
      // The page was reloaded after the right code was entered, and a code works only once.
      const day = quoteDay(systemClock.now(), quote.results.criteria.planYear, openEnrollmentEnd)
      const chosen = answeredChoice(quote.results, quote.chosen)
      const handover = handoverOfChoice({ ...quote, chosen }, day)
      const quotedPrice = quotedPriceOf(chosen, quote.results)
      await signIn(of, { ...user, quotedPrice }, handover)
      tellAgent(of, handover)
      dispatch({ type: 'startedOver' })
    } else await signIn(of, user)
    if (destination !== null) navigate(destination, { replace: true })
  })
  const failed = useEffectEvent(async (of: string, reason: CallFailure) => {
    if (!refusesProfile(reason)) {
      const applicant = await readStoredApplicant(of)
      if (applicant === null) setFailure(reason)
      else await opened(of, applicant)
      return
    }
    await signOut('refused')
    navigate('/login', { replace: true })
  })

  useEffect(() => {
    if (token === null) return
    const ending = new AbortController()
    const { signal } = ending
    const isOver = () => signal.aborted
    const start = async () => {
      const call = profileCallFor(await readStoredUser())
      if (isOver()) return
      const outcome = await profileCalls[call](token, signal).then(
        (user) => ({ user }),
        (error: unknown) => ({ reason: failureOf(error, call) }),
      )
      if (isOver()) return
      await ('user' in outcome ? opened(token, outcome.user) : failed(token, outcome.reason))
    }
    void start()
    return () => {
      ending.abort()
    }
  }, [token])
}
