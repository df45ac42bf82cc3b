import { plansPerRequest } from '#config/assumptions.ts'
import { householdOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { searchHousehold } from '#domain/quote/search-request.ts'
import { withEveryoneAgain } from '#domain/subsidy/household-help.ts'

import type { MarketplaceRequest, PlanSearchRequest } from './marketplace-request.ts'
import { searched } from './member-wire.ts'

/** Returns the shared body of the benchmark, the estimate and the search, for one search. */
export function quoteRequest(criteria: QuoteCriteria): MarketplaceRequest {
  const { income, people, hasMarriedCouple } = searchHousehold(criteria)
  return {
    household: {
      income,
      unemployment_received: 'None',
      people: people.map(searched),
      has_married_couple: hasMarriedCouple,
    },
    market: 'Individual',
    place: { countyfips: criteria.countyFips, state: criteria.stateAbbreviation, zipcode: criteria.zipCode },
    year: criteria.planYear,
  }
}

/** Returns the shared body for everyone with a known age, also those who are not in the prices of a search. */
export function everyoneRequest(criteria: QuoteCriteria): MarketplaceRequest {
  return quoteRequest({ ...criteria, ...householdOf(withEveryoneAgain(criteria.householdMembers)) })
}

/** What a page of a plan search asks for besides the household. */
export interface PlanPageAsked {
  readonly offset: number
  /** Cents a month; null while it is unknown. */
  readonly creditCents: number | null
  /** The metal levels of the first screen's own search (P-5); omitted for the whole search. */
  readonly metalLevels?: readonly string[]
  /** The insurance companies whose plans are asked for; omitted for all. */
  readonly issuers?: readonly string[]
}

/**
 * Returns the body of one page of a plan search. It includes a known credit, so the service need not estimate it (P-1).
 */
export function planPageRequest(
  body: MarketplaceRequest,
  { offset, creditCents, metalLevels, issuers }: PlanPageAsked,
): PlanSearchRequest {
  return {
    ...body,
    ...(creditCents !== null && { aptc_override: creditCents / 100 }),
    limit: plansPerRequest,
    offset,
    filter: {
      division: 'HealthCare',
      ...(metalLevels && { metal_levels: [...metalLevels] }),
      ...(issuers && { issuers: [...issuers] }),
    },
  }
}
