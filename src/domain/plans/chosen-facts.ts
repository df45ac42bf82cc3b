import type { PlanCardModel } from './plan-card-model.ts'

/**
 * The household's facts of a chosen plan, as its card showed them (P-89). They are stored with the plan, because later
 * pages have neither the household nor the plan's data.
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
