import { useCallback } from 'react'

import type { Results } from '#domain/quote/session.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { keepReturnPoint } from './return-point.ts'
import type { ShownResults } from './use-results.ts'

/** What can be done with a plan of the list, as functions that stay the same while the list does. */
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
