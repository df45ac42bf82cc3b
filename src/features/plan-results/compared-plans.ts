import { comparedPlanOf } from '#domain/quote/quote-handover.ts'
import type { ComparedPlan } from '#domain/quote/session.ts'

import type { ResultsModel } from './results-model.ts'

/** Returns the plans of the comparison that the list has, in the order chosen, as they are handed over (P-95). */
export function comparedPlans({ byId, card }: ResultsModel, ids: readonly string[]): readonly ComparedPlan[] {
  return ids.flatMap((id) => {
    const plan = byId(id)
    return plan ? [comparedPlanOf(card(plan))] : []
  })
}
