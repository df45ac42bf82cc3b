import { type FocusEvent, useState } from 'react'

import type { Plan } from '#domain/plans/plan.ts'

interface Pinned {
  readonly viewKey: string
  readonly plans: readonly Plan[]
}

/**
 * Keeps the cards of a page where they are while somebody is among them and later plans still arrive, so that nothing
 * moves under a finger or away from the focus. A change of filters, order or page lets go at once.
 */
export function usePinnedCards(plans: readonly Plan[], viewKey: string, isArriving: boolean) {
  const [pinned, setPinned] = useState<Pinned | null>(null)
  const pin = () => {
    if (isArriving && pinned?.viewKey !== viewKey) setPinned({ viewKey, plans })
  }
  const release = () => {
    setPinned(null)
  }
  return {
    shown: pinned?.viewKey === viewKey ? pinned.plans : plans,
    handlers: {
      onFocus: pin,
      onPointerEnter: pin,
      onPointerLeave: release,
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release()
      },
    },
  }
}
