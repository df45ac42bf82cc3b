import { parseAnnualIncome } from '#domain/income/money-text.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import type { QuoteCriteria } from './criteria.ts'
import { confirmedCounty, draftHouseholdSize, type IncomeFacts, type QuoteDraft } from './draft.ts'

/** Returns the facts of the poverty check in the current draft, for a plan year; null while an answer is missing. */
export function incomeFacts(draft: QuoteDraft, planYear: PlanYear): IncomeFacts | null {
  const county = confirmedCounty(draft.location)
  const annualIncome = parseAnnualIncome(draft.income.annualIncome)
  if (!county || annualIncome === null) return null
  return { planYear, state: county.state, householdSize: draftHouseholdSize(draft), annualIncome }
}

/** Returns the facts that a search's poverty level depends on. */
export function factsOfCriteria({ planYear, stateAbbreviation, householdMembers, income }: QuoteCriteria): IncomeFacts {
  return { planYear, state: stateAbbreviation, householdSize: householdMembers.length, annualIncome: income }
}

/**
 * Whether this exact household passed the poverty check. A changed household is checked again. Another year needs no
 * check here, because the results check it themselves.
 */
export function isIncomeChecked(draft: QuoteDraft): boolean {
  const checked = draft.incomeCheck
  if (checked === null) return false
  const facts = incomeFacts(draft, checked.planYear)
  return (
    facts !== null &&
    facts.state === checked.state &&
    facts.householdSize === checked.householdSize &&
    facts.annualIncome === checked.annualIncome
  )
}
