import { useEffect } from 'react'

import { useQuoteDispatch } from '#state/quote-session.tsx'

import type { ShownResults } from './use-results.ts'

/**
 * Takes plans out of the comparison that the whole list does not have: a link or an older quote may name some, and they
 * would take places that nobody sees.
 */
export function useComparedPlans(compareIds: readonly string[], shown: ShownResults): void {
  const dispatch = useQuoteDispatch()
  const { model, isArriving, isLoading, leftOut, canFetchMissing } = shown
  const isWhole = model !== null && !isArriving && !isLoading && leftOut === 0 && !canFetchMissing
  useEffect(() => {
    if (!isWhole) return
    const there = compareIds.filter((id) => model.byId(id) !== undefined)
    if (there.length < compareIds.length) dispatch({ type: 'compareChanged', compareIds: there })
  }, [isWhole, model, compareIds, dispatch])
}
