import type { HouseholdQuestion } from './credit.ts'
import { estimates } from './estimates.ts'
import { type Filtered, type PricedPlan, applyFilter } from './filter-plans.ts'
import { inventedMarket } from './invented-market.ts'
import type { CsrRow, Market, Sale } from './market.ts'
import type { officialEnums } from './official-names.ts'
import { creditEligibleCents } from './plan-answer.ts'
import { applicantsOf, chargedPeople, isOffered } from './premiums.ts'
import type { WireCsr, WireFilter, WireRange, WireSearchAnswer } from './wire.ts'

/** The service returns at most ten plans per page, whatever `limit` requests. */
export const mostPlansPerPage = 10

/** A plan search. `aptc_override` is the credit in dollars a month; without it the estimate's credit is used. */
export interface PlanSearch extends HouseholdQuestion {
  readonly filter?: WireFilter | undefined
  readonly sort?: (typeof officialEnums.sort)[number] | undefined
  readonly order?: (typeof officialEnums.order)[number] | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly aptc_override?: number | undefined
  readonly csr_override?: (typeof officialEnums.csr_override)[number] | undefined
  /** Shows or hides Catastrophic plans regardless of the rule of age. */
  readonly catastrophic_override?: boolean | undefined
  /**
   * Answers like the live service, with only the most requested benefits and tiers: for load tests, where 5,000 full
   * plans are about a hundred megabytes.
   */
  readonly lean?: boolean | undefined
}

interface Found extends Filtered {
  readonly sale: Sale
  readonly creditCents: number
  /** The variant that the household is priced for. */
  readonly row: CsrRow
}

const rowsByCsr: Readonly<Partial<Record<WireCsr, CsrRow>>> = {
  '73% AV Level Silver Plan CSR': '73',
  '87% AV Level Silver Plan CSR': '87',
  '94% AV Level Silver Plan CSR': '94',
}
const rowsByOverride = { CSR73: '73', CSR87: '87', CSR94: '94', LimitedCSR: 'standard', ZeroCSR: 'zero' } as const

/** Catastrophic plans are for people under 30 (45 CFR 156.155): shown when everyone who applies is. */
const catastrophicBelowAge = 30

function priceAll(search: PlanSearch, sale: Sale, creditCents: number, row: CsrRow): readonly PricedPlan[] {
  const applicants = applicantsOf(search.household.people)
  const charged = chargedPeople(applicants)
  const young = applicants.every((person) => person.age < catastrophicBelowAge)
  const catastrophic = search.catastrophic_override ?? young
  return sale.plans
    .filter((plan) => (catastrophic || plan.metalLevel !== 'Catastrophic') && isOffered(plan, applicants))
    .map((plan) => {
      const premium = plan.premiumOf(charged)
      const used = Math.min(creditCents, creditEligibleCents(plan.metalLevel, premium))
      return {
        plan,
        ...premium,
        premiumWithCreditCents: premium.premiumCents - used,
        deductible: plan.deductibleOf(row),
      }
    })
}

/**
 * The values that each sort compares. Costs that the engine does not calculate (`oopc`, `total_costs`) use the premium.
 */
const sortKeys = {
  premium: (priced: PricedPlan) => priced.premiumCents,
  deductible: (priced: PricedPlan) => priced.deductible,
  oopc: (priced: PricedPlan) => priced.premiumCents,
  total_costs: (priced: PricedPlan) => priced.premiumCents,
  quality_rating: (priced: PricedPlan) => priced.plan.stars,
} as const

function sorted(plans: readonly PricedPlan[], search: PlanSearch): readonly PricedPlan[] {
  const key = sortKeys[search.sort ?? 'premium']
  const sign = search.order === 'desc' ? -1 : 1
  const byId = (one: PricedPlan, other: PricedPlan) => (one.plan.id < other.plan.id ? -1 : 1)
  return [...plans].sort(
    (one, other) => sign * (key(one) - key(other)) || one.premiumCents - other.premiumCents || byId(one, other),
  )
}

function find(search: PlanSearch, market: Market): Found | undefined {
  const sale = market.saleAt(search)
  if (sale === undefined || applicantsOf(search.household.people).length === 0) return undefined
  const estimated = estimates(search, market)
  const creditCents = Math.round((search.aptc_override ?? estimated[0]?.aptc ?? 0) * 100)
  const csr = estimated.map((entry) => rowsByCsr[entry.csr]).find((row) => row !== undefined)
  const row = search.csr_override === undefined ? (csr ?? 'standard') : rowsByOverride[search.csr_override]
  const { matching, facetGroups } = applyFilter(priceAll(search, sale, creditCents, row), search.filter ?? {})
  return { matching: sorted(matching, search), facetGroups, sale, creditCents, row }
}

const foundIn = new WeakMap<Market, Map<string, Found | undefined>>()
const mostFound = 16

/**
 * Returns the sorted list of a search. It is cached, because the pages of one search come in a burst and only the first
 * needs to price and sort.
 */
function findOnce(search: PlanSearch, market: Market): Found | undefined {
  const found = foundIn.get(market) ?? new Map<string, Found | undefined>()
  foundIn.set(market, found)
  const key = JSON.stringify({ ...search, limit: 0, offset: 0, lean: false })
  if (found.has(key)) return found.get(key)
  const [oldest] = found.keys()
  if (found.size >= mostFound && oldest !== undefined) found.delete(oldest)
  const result = find(search, market)
  found.set(key, result)
  return result
}

function rangeOf(values: readonly number[]): WireRange {
  return values.length === 0
    ? {}
    : {
        min: values.reduce((one, other) => Math.min(one, other)),
        max: values.reduce((one, other) => Math.max(one, other)),
      }
}

/**
 * Returns one page of plans, priced for the applying people, with the facets and the total of the whole list. It is
 * empty where no plan is sold (own marketplace, unknown county, a year without rates) and when no one applies.
 */
export function searchPlans(search: PlanSearch, market: Market = inventedMarket): WireSearchAnswer {
  const result = findOnce(search, market)
  const empty = { state: search.place.state, area: 0 }
  if (result === undefined)
    return { total: 0, plans: [], facet_groups: [], rate_area: empty, ranges: { premiums: {}, deductibles: {} } }
  const { matching, facetGroups, sale, creditCents, row } = result
  const offset = Math.max(0, Math.trunc(search.offset ?? 0))
  const limit = Math.min(Math.max(1, Math.trunc(search.limit ?? mostPlansPerPage)), mostPlansPerPage)
  return {
    total: matching.length,
    plans: matching
      .slice(offset, offset + limit)
      .map((priced) => priced.plan.answer(priced, creditCents, search.lean === true ? 'lean' : 'full', row)),
    facet_groups: facetGroups,
    rate_area: sale.ratingArea,
    ranges: {
      premiums: rangeOf(matching.map((priced) => priced.premiumWithCreditCents / 100)),
      deductibles: rangeOf(matching.map((priced) => priced.deductible)),
    },
  }
}
