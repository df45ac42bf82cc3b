import { useEffect, useEffectEvent } from 'react'

import { lacksQuote } from '#domain/account/quoted-price.ts'
import type { QuotedPrice } from '#domain/account/verified-user.ts'
import type { Clock } from '#lib/clock.ts'
import { useAccount, useAccountActions } from '#state/account.tsx'

/**
 * Searches again for the quote of a user whose device lacks it, once for each plan and price. Without an answer
 * the pages show what the profile has.
 */
export function useFoundQuote(clock: Clock): void {
  const session = useAccount()
  const { updateUser } = useAccountActions()
  const user = session.kind === 'signedIn' && lacksQuote(session.user) ? session.user : null
  const lacking = user && JSON.stringify([user.leadId, user.planApiId, user.monthlyPriceCents])
  const search = useEffectEvent(async (signal: AbortSignal) => {
    if (user === null) return null
    const { sealFoundQuote } = await import('./seal-found-quote.ts')
    return sealFoundQuote(user, clock.now(), signal)
  })
  // The user may have saved answers in the meantime.
  const take = useEffectEvent((quotedPrice: QuotedPrice) => {
    if (user !== null) void updateUser({ ...user, quotedPrice })
  })
  useEffect(() => {
    if (lacking === null) return
    const ending = new AbortController()
    search(ending.signal).then(
      (quote) => {
        if (quote !== null && !ending.signal.aborted) take(quote)
      },
      () => undefined,
    )
    return () => {
      ending.abort()
    }
  }, [lacking])
}
