import { useCallback } from 'react'

import type { Results } from '#domain/quote/session.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { keepReturnPoint } from './return-point.ts'
import type { ShownResults } from './use-results.ts'

/** Returns the actions on a plan of the list, as functions with a stable identity while the list doesn't change. */
export function useChoosePlan({ criteria }: Results, { model, subsidy }: ShownResults) {
  const dispatch = useQuoteDispatch()
  const { creditCents } = subsidy
  const choose = useCallback(
    (planId: string) => {
      const plan = model?.byId(planId)
      if (!model || !plan) return
      keepReturnPoint(criteria, window.scrollY)
      dispatch({
        type: 'planSelected',
        chosen: { plan, monthlyPriceCents: model.card(plan).price.priceCents, monthlyCreditCents: creditCents },
      })
    },
    [dispatch, criteria, model, creditCents],
  )
  const compare = useCallback(
    (planId: string) => {
      dispatch({ type: 'compareToggled', planId })
    },
    [dispatch],
  )
  return { choose, compare }
}
