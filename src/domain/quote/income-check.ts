import { parseAnnualIncome } from '#domain/income/money-text.ts'

import type { QuoteCriteria } from './criteria.ts'
import { confirmedCounty, draftHouseholdSize, type IncomeFacts, type QuoteDraft } from './draft.ts'

/** Returns the facts of the poverty check in the current draft; null while an answer is missing. */
export function incomeFacts(draft: QuoteDraft): IncomeFacts | null {
  const county = confirmedCounty(draft.location)
  const annualIncome = parseAnnualIncome(draft.income.annualIncome)
  if (!county || annualIncome === null) return null
  return { state: county.state, householdSize: draftHouseholdSize(draft), annualIncome }
}

/** Returns the facts that a search's poverty level depends on. */
export function factsOfCriteria({ stateAbbreviation, householdMembers, income }: QuoteCriteria): IncomeFacts {
  return { state: stateAbbreviation, householdSize: householdMembers.length, annualIncome: income }
}

/** Whether this exact household passed the poverty check. A household that changed since is checked again. */
export function isIncomeChecked(draft: QuoteDraft): boolean {
  const facts = incomeFacts(draft)
  const checked = draft.incomeCheck
  return (
    facts !== null &&
    checked !== null &&
    facts.state === checked.state &&
    facts.householdSize === checked.householdSize &&
    facts.annualIncome === checked.annualIncome
  )
}
