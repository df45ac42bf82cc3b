import { parseAnnualIncome } from '#domain/income/money-text.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { householdOf, placeOf, type QuoteCriteria } from './criteria.ts'
import { confirmedCounty, draftMembers, type QuoteDraft } from './draft.ts'
import type { QuoteIssue } from './quote-issue.ts'
import { stepIssues, type WizardStep, wizardStepIds } from './wizard-steps.ts'

/** Heading of the message after a refused submit. */
export type SubmitErrorCode =
  | 'locationError'
  | 'householdError'
  | 'taxHouseholdError'
  | 'incomeError'
  | 'informationRequired'

/** A refused submit: the step to go back to, the heading, and the problems there. */
export interface SubmitRefusal {
  readonly ok: false
  readonly step: WizardStep
  readonly error: SubmitErrorCode
  readonly issues: readonly QuoteIssue[]
}

/** The result of a final submit. */
export type SubmitResult = { readonly ok: true; readonly value: QuoteCriteria } | SubmitRefusal

const errorOfStep = {
  location: 'locationError',
  household: 'householdError',
  taxHousehold: 'taxHouseholdError',
  income: 'incomeError',
} as const

/** Every step but the last, in the order asked. */
const checkedSteps = wizardStepIds.filter((step) => step !== 'coverage')

/** Returns the spouse's part of the household income: the estimator's, while it still matches the typed total. */
function spousePart(draft: QuoteDraft, annualIncome: number, hasSpouse: boolean): number {
  const { primaryAnnualIncome, spouseAnnualIncome } = draft.income
  const spouse = spouseAnnualIncome ?? 0
  return hasSpouse && (primaryAnnualIncome ?? 0) + spouse === annualIncome ? spouse : 0
}

/**
 * The final submit of Q-4. It validates location, household, tax household and income again and returns either the
 * search criteria of a plan year, or the first step to go back to. An empty ZIP or income is reported as missing, not
 * as invalid. The answer about an existing marketplace policy is not checked, since either answer submits.
 */
export function toCriteria(draft: QuoteDraft, planYear: PlanYear): SubmitResult {
  for (const step of checkedSteps) {
    const issues = stepIssues(draft, step)
    if (issues.length > 0) {
      const missing =
        (step === 'location' && draft.location.zip === '') ||
        (step === 'income' && draft.income.annualIncome.trim() === '')
      return { ok: false, step, error: missing ? 'informationRequired' : errorOfStep[step], issues }
    }
  }
  const county = confirmedCounty(draft.location)
  const income = parseAnnualIncome(draft.income.annualIncome)
  if (!county || income === null) return { ok: false, step: 'location', error: 'informationRequired', issues: [] }
  const members = draftMembers(draft)
  const hasSpouse = members.some((member) => member.role === 'spouse')
  const spouseIncome = spousePart(draft, income, hasSpouse)
  return {
    ok: true,
    value: {
      planYear,
      ...placeOf(county),
      ...householdOf(members),
      income,
      primaryApplicantIncome: income - spouseIncome,
      spouseIncome,
      forceZeroSubsidy: false,
    },
  }
}
