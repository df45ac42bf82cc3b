import type { Step } from '#domain/flow/step-order.ts'
import { scenarioSets } from '#domain/household/tax-household.ts'

import { configurationOf, type QuoteDraft } from './draft.ts'
import { isIncomeChecked } from './income-check.ts'
import type { QuoteIssue } from './quote-issue.ts'
import { coverageIssues, householdIssues, incomeIssues, locationIssues, taxHouseholdIssues } from './validate-quote.ts'

/** The five steps of the quote wizard, in order. */
export const wizardStepIds = ['location', 'household', 'taxHousehold', 'income', 'coverage'] as const

/** One step of the quote wizard; its name is also the name of its section in the draft. */
export type WizardStep = (typeof wizardStepIds)[number]

/** Returns the problems of one step of a draft; paths start inside that step's section. */
export function stepIssues(draft: QuoteDraft, step: WizardStep): readonly QuoteIssue[] {
  switch (step) {
    case 'location':
      return locationIssues(draft.location)
    case 'household':
      return householdIssues(draft.household)
    case 'taxHousehold':
      return taxHouseholdIssues(draft.taxHousehold, configurationOf(draft.household))
    case 'income':
      return incomeIssues(draft.income)
    case 'coverage':
      return coverageIssues(draft.coverage)
  }
}

/**
 * The wizard as data. The scenario question appears when the combination of applicants has options, and the income step
 * is complete after its poverty check.
 */
export const wizardSteps: readonly Step<WizardStep, QuoteDraft>[] = wizardStepIds.map((id) => ({
  id,
  applies: (draft) => id !== 'taxHousehold' || scenarioSets[configurationOf(draft.household)].options.length > 0,
  complete: (draft) => stepIssues(draft, id).length === 0 && (id !== 'income' || isIncomeChecked(draft)),
}))
