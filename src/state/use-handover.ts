import { useEffect, useState } from 'react'

import { lacksQuote } from '#domain/account/quoted-price.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { readHandover } from '#domain/quote/read-handover.ts'

import { unsealHandover } from './sealed-handover.ts'
import { vault } from './vault.ts'

/** Reads the hand-over that this device stores for a user; null when it has none, or only that of another user. */
export async function readStoredHandover(leadId: string): Promise<QuoteHandover | null> {
  return readHandover(await unsealHandover(leadId))
}

/**
 * Returns what the quote has handed over to a user; undefined until it is read, and null when the device stores
 * nothing.
 */
export function useHandover(user: VerifiedUser): QuoteHandover | null | undefined {
  const { leadId } = user
  // A quote that is found again seals its hand-over before the user has its price.
  const isLacking = lacksQuote(user)
  const [stored, setStored] = useState<{ readonly leadId: string; readonly handover: QuoteHandover | null } | null>(
    null,
  )
  useEffect(() => {
    let isHere = true
    const forget = () => {
      isHere = false
      setStored({ leadId, handover: null })
    }
    const stop = vault.onErase(forget)
    void readStoredHandover(leadId).then((handover) => {
      if (isHere) setStored({ leadId, handover })
    })
    return () => {
      isHere = false
      stop()
    }
  }, [leadId, isLacking])
  return stored?.leadId === leadId ? stored.handover : undefined
}

/**
 * Returns the hand-over of a user's plan; null until it is read, and where the device has none or the profile has another
 * plan than the quote.
 */
export function usePlanHandover(user: VerifiedUser): QuoteHandover | null {
  const handover = useHandover(user)
  return handover?.plan.id === user.planApiId ? handover : null
}
