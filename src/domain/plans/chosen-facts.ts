import type { PlanCardModel } from './plan-card-model.ts'

/**
 * What a chosen plan means for the household that chose it, as its card said (P-89). It goes with the plan, because a
 * later page has neither the household nor the plan's data.
 */
export type ChosenFacts = Pick<
  PlanCardModel,
  | 'extraSavings'
  | 'isEasyToCompare'
  | 'year'
  | 'deductibleCents'
  | 'drugDeductibleCents'
  | 'outOfPocketMaximumCents'
  | 'familyMaximumCents'
  | 'perPerson'
>

/** Returns the facts that go with a chosen plan. */
export function chosenFactsOf(card: PlanCardModel): ChosenFacts {
  return {
    extraSavings: card.extraSavings,
    isEasyToCompare: card.isEasyToCompare,
    year: card.year,
    deductibleCents: card.deductibleCents,
    drugDeductibleCents: card.drugDeductibleCents,
    outOfPocketMaximumCents: card.outOfPocketMaximumCents,
    familyMaximumCents: card.familyMaximumCents,
    perPerson: card.perPerson,
  }
}
