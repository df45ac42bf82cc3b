import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'

import { tellAgent } from '#api/agent-notes.ts'
import { fetchLeadProfile } from '#api/profile.ts'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { quotedPriceOf } from '#domain/account/quoted-price.ts'
import { handoverOfChoice, quoteDay } from '#domain/quote/quote-handover.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import type { Clock } from '#lib/clock.ts'
import { goToFirstEntry } from '#lib/page-history.ts'
import { useAccount, useAccountActions } from '#state/account.tsx'
import { useQuoteDispatch } from '#state/quote-session.tsx'

/**
 * Stores the token of a right code at once, opens its account with the quote's hand-over, and continues
 * to the application.
 */
export function useOpening(session: QuoteSession & { readonly phase: 'verify' }, clock: Clock) {
  const { start, signIn } = useAccountActions()
  const dispatch = useQuoteDispatch()
  const [, navigate] = useLocation()
  return async (token: string, signal: AbortSignal) => {
    start(token, 'here')
    const user = await fetchLeadProfile(token, signal)
    const { chosen, results } = session
    const handover = handoverOfChoice(session, quoteDay(clock.now(), results.criteria.planYear, openEnrollmentEnd))
    const quotedPrice = quotedPriceOf(chosen, results)
    await signIn(token, { ...user, quotedPrice }, handover)
    tellAgent(token, handover)
    // The quote is over: Back from the application leads to its start, and Forward to the application again.
    await goToFirstEntry()
    navigate('/lead')
    dispatch({ type: 'startedOver' })
  }
}

/** Lets the start-up continue the session if the user leaves before the account is open. */
export function useHandingOn() {
  const account = useAccount()
  const { start } = useAccountActions()
  const leave = useEffectEvent(() => {
    if (account.kind === 'starting' && account.isFetchedHere) start(account.token, 'startUp')
  })
  useEffect(
    () => () => {
      leave()
    },
    [],
  )
}
