import type { County } from '#domain/geo/county.ts'
import { countyOutcome } from '#domain/geo/location-outcome.ts'
import { reachable } from '#domain/flow/step-order.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { householdOf } from './criteria.ts'
import { draftOfHousehold } from './draft-of-criteria.ts'
import { emptyDraft, type QuoteDraft } from './draft.ts'
import { factsOfCriteria } from './income-check.ts'
import { initialView, type QuoteSession } from './session.ts'
import type { SharedQuote } from './shared-link.ts'
import { toCriteria } from './to-criteria.ts'
import { wizardSteps } from './wizard-steps.ts'

function draftOfShared({ zipCode, countyFips, members, income }: SharedQuote, counties: readonly County[]): QuoteDraft {
  return {
    ...emptyDraft,
    location: { zip: zipCode, counties, countyFips },
    ...draftOfHousehold(householdOf(members), emptyDraft),
    income:
      income === null
        ? emptyDraft.income
        : {
            annualIncome: String(income.total),
            primaryAnnualIncome: income.total - income.spouse,
            spouseAnnualIncome: income.spouse,
          },
  }
}

function atStart(quote: SharedQuote, draft: QuoteDraft, planYear: PlanYear): QuoteSession {
  return {
    phase: 'quote',
    step: reachable(wizardSteps, draft, 'income'),
    draft,
    results: null,
    planYear,
    linkedIds: quote.compareIds,
  }
}

/** Returns the flow of a link whose ZIP the service has not confirmed: the first question, with the answers filled in. */
export function unconfirmedQuote(quote: SharedQuote, planYear: PlanYear): QuoteSession {
  return atStart(quote, draftOfShared(quote, []), planYear)
}

/**
 * Returns the flow of a link, given the service's counties of its ZIP; null if the link's county is not among
 * them. In a state with its own marketplace the flow is at the first question, which explains it. With an income
 * it is at the results of the same search, after the checks of the last question. Otherwise it is at the question
 * about the income.
 */
export function openedQuote(quote: SharedQuote, counties: readonly County[], planYear: PlanYear): QuoteSession | null {
  const county = counties.find(({ fips, zipCode }) => fips === quote.countyFips && zipCode === quote.zipCode)
  if (county === undefined) return null
  const draft = draftOfShared(quote, counties)
  if (quote.income === null || countyOutcome(county).kind !== 'confirmed') return atStart(quote, draft, planYear)
  const submit = toCriteria(draft, planYear)
  if (!submit.ok) return null
  const criteria = submit.value
  return {
    phase: 'results',
    // The results ask for the same percentage and show the Medicaid notice themselves.
    draft: { ...draft, incomeCheck: factsOfCriteria(criteria) },
    results: { criteria, view: initialView, compareIds: quote.compareIds },
    planYear,
  }
}
