import { useEffect, useState } from 'react'

import { useQuoteDispatch } from '#state/quote-session.tsx'

import type { ShownResults } from './use-results.ts'

/** Plans that were taken out of the comparison. */
export interface GonePlans {
  /** How many, since the last `forget`. */
  readonly count: number
  readonly forget: () => void
}

/**
 * Removes plans from the comparison that the complete list lacks. A link or an older quote may name such plans, and
 * they would take invisible places. Returns their number for a message.
 */
export function useComparedPlans(compareIds: readonly string[], shown: ShownResults): GonePlans {
  const dispatch = useQuoteDispatch()
  const { model, isArriving, isLoading, leftOut, canFetchMissing } = shown
  const isWhole = model !== null && !isArriving && !isLoading && leftOut === 0 && !canFetchMissing
  const [gone, setGone] = useState<readonly string[]>([])
  const fresh = isWhole ? compareIds.filter((id) => model.byId(id) === undefined && !gone.includes(id)) : []
  if (fresh.length > 0) setGone([...gone, ...fresh])
  useEffect(() => {
    if (!isWhole) return
    const there = compareIds.filter((id) => model.byId(id) !== undefined)
    if (there.length < compareIds.length) dispatch({ type: 'compareChanged', compareIds: there })
  }, [isWhole, model, compareIds, dispatch])
  return {
    count: gone.length,
    forget: () => {
      setGone([])
    },
  }
}
