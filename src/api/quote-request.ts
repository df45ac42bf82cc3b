import { plansPerRequest } from '#config/assumptions.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { searchHousehold } from '#domain/quote/search-request.ts'

import type { MarketplaceRequest, PlanSearchRequest } from './marketplace-request.ts'

const genders = { male: 'Male', female: 'Female' } as const

/** Returns the shared body of the benchmark, the estimate and the search, for one search. */
export function quoteRequest(criteria: QuoteCriteria): MarketplaceRequest {
  const { income, people, hasMarriedCouple } = searchHousehold(criteria)
  return {
    household: {
      income,
      unemployment_received: 'None',
      people: people.map(({ age, gender, aptcEligible, hasMec }) => ({
        age,
        gender: genders[gender],
        uses_tobacco: false,
        is_pregnant: false,
        aptc_eligible: aptcEligible,
        has_mec: hasMec,
      })),
      has_married_couple: hasMarriedCouple,
    },
    market: 'Individual',
    place: { countyfips: criteria.countyFips, state: criteria.stateAbbreviation, zipcode: criteria.zipCode },
    year: criteria.planYear,
  }
}

/**
 * Returns the body of one page of a plan search. It includes a known credit, so the service need not estimate it (P-1).
 */
export function planPageRequest(
  body: MarketplaceRequest,
  { offset, creditCents }: { readonly offset: number; readonly creditCents: number | null },
): PlanSearchRequest {
  return {
    ...body,
    ...(creditCents !== null && { aptc_override: creditCents / 100 }),
    limit: plansPerRequest,
    offset,
    filter: { division: 'HealthCare' },
  }
}
