import { ask } from '#api/ask.ts'
import { benchmarkQuery, creditEstimateQuery } from '#api/queries.ts'
import { quoteRequest } from '#api/quote-request.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { type CreditHousehold, levelOf } from '#domain/subsidy/credit-at-income.ts'
import { givesShownCredit, leavesApplicantOut } from '#domain/subsidy/formula-household.ts'
import { chooseSubsidyPath } from '#domain/subsidy/subsidy-path.ts'

/**
 * Asks for the facts that give a household's credit at every income; null where the service's estimate leaves an
 * applicant out of it, or gives another credit than the formula. Rejects when a call fails.
 */
export async function askCreditHousehold(
  criteria: QuoteCriteria,
  signal: AbortSignal,
): Promise<CreditHousehold | null> {
  const { stateAbbreviation: stateAbbr, householdMembers: members, planYear: year, income } = criteria
  const place = { stateAbbr, householdSize: members.length, year }
  const body = quoteRequest(criteria)
  const path = chooseSubsidyPath(stateAbbr, (income * 100) / levelOf(place))
  const [benchmarkCents, estimate] = await Promise.all([
    ask(benchmarkQuery(body), signal),
    path === 'estimate' ? ask(creditEstimateQuery(body), signal) : null,
  ])
  const household = { ...place, benchmarkCents }
  if (estimate === null) return household
  const isRefused =
    leavesApplicantOut(members, estimate.people) || !givesShownCredit(household, income, estimate.monthlyCreditCents)
  return isRefused ? null : household
}
