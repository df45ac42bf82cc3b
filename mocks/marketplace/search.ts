import type { Catalogue } from './catalogue.ts'
import type { CsrRow } from './plan-cost-sharing.ts'
import { type HouseholdQuestion, catalogueAt } from './credit.ts'
import { estimates } from './estimates.ts'
import { type Filtered, type PricedPlan, applyFilter } from './filter-plans.ts'
import { deductibleForSearch } from './limits.ts'
import { creditEligibleCents, starsOf, toPlanAnswer } from './plan-answer.ts'
import { applicantsOf, chargedFactors, premiumOf } from './premiums.ts'
import type { officialEnums } from './official-names.ts'
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
  readonly catalogue: Catalogue
  readonly creditCents: number
}

const rowsByCsr: Readonly<Partial<Record<WireCsr, CsrRow>>> = {
  '73% AV Level Silver Plan CSR': '73',
  '87% AV Level Silver Plan CSR': '87',
  '94% AV Level Silver Plan CSR': '94',
}
const rowsByOverride = { CSR73: '73', CSR87: '87', CSR94: '94', LimitedCSR: 'standard', ZeroCSR: 'zero' } as const

/** Catastrophic plans are for people under 30 (45 CFR 156.155): shown when everyone who applies is. */
const catastrophicBelowAge = 30

function priceAll(search: PlanSearch, catalogue: Catalogue, creditCents: number, row: CsrRow): readonly PricedPlan[] {
  const applicants = applicantsOf(search.household.people)
  const factors = chargedFactors(applicants)
  const young = applicants.every((person) => person.age < catastrophicBelowAge)
  const catastrophic = search.catastrophic_override ?? young
  return catalogue.plans
    .filter((plan) => catastrophic || plan.design.metalLevel !== 'Catastrophic')
    .map((plan) => {
      const premiumCents = premiumOf(plan.rateAt21Cents, factors)
      const essentialCents = premiumOf(plan.essentialRateAt21Cents, factors)
      const premiumWithCreditCents = premiumCents - Math.min(creditCents, creditEligibleCents(plan, { essentialCents }))
      return {
        plan,
        premiumCents,
        essentialCents,
        premiumWithCreditCents,
        deductible: deductibleForSearch(plan, row),
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
  quality_rating: (priced: PricedPlan) => starsOf(priced.plan),
} as const

function sorted(plans: readonly PricedPlan[], search: PlanSearch): readonly PricedPlan[] {
  const key = sortKeys[search.sort ?? 'premium']
  const sign = search.order === 'desc' ? -1 : 1
  const byId = (one: PricedPlan, other: PricedPlan) => (one.plan.id < other.plan.id ? -1 : 1)
  return [...plans].sort(
    (one, other) => sign * (key(one) - key(other)) || one.premiumCents - other.premiumCents || byId(one, other),
  )
}

function find(search: PlanSearch): Found | undefined {
  const catalogue = catalogueAt(search)
  if (catalogue === undefined || applicantsOf(search.household.people).length === 0) return undefined
  const estimated = estimates(search)
  const creditCents = Math.round((search.aptc_override ?? estimated[0]?.aptc ?? 0) * 100)
  const csr = estimated.map((entry) => rowsByCsr[entry.csr]).find((row) => row !== undefined)
  const row = search.csr_override === undefined ? (csr ?? 'standard') : rowsByOverride[search.csr_override]
  const { matching, facetGroups } = applyFilter(priceAll(search, catalogue, creditCents, row), search.filter ?? {})
  return { matching: sorted(matching, search), facetGroups, catalogue, creditCents }
}

const found = new Map<string, Found | undefined>()
const mostFound = 16

/**
 * Returns the sorted list of a search. It is cached, because the pages of one search come in a burst and only the first
 * needs to price and sort.
 */
function findOnce(search: PlanSearch): Found | undefined {
  const key = JSON.stringify({ ...search, limit: 0, offset: 0, lean: false })
  if (found.has(key)) return found.get(key)
  const [oldest] = found.keys()
  if (found.size >= mostFound && oldest !== undefined) found.delete(oldest)
  const result = find(search)
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
export function searchPlans(search: PlanSearch): WireSearchAnswer {
  const result = findOnce(search)
  const empty = { state: search.place.state, area: 0 }
  if (result === undefined)
    return { total: 0, plans: [], facet_groups: [], rate_area: empty, ranges: { premiums: {}, deductibles: {} } }
  const { matching, facetGroups, catalogue, creditCents } = result
  const offset = Math.max(0, Math.trunc(search.offset ?? 0))
  const limit = Math.min(Math.max(1, Math.trunc(search.limit ?? mostPlansPerPage)), mostPlansPerPage)
  return {
    total: matching.length,
    plans: matching
      .slice(offset, offset + limit)
      .map((priced) => toPlanAnswer(priced.plan, priced, creditCents, search.lean === true ? 'lean' : 'full')),
    facet_groups: facetGroups,
    rate_area: { state: catalogue.ratingArea.state, area: catalogue.ratingArea.area },
    ranges: {
      premiums: rangeOf(matching.map((priced) => priced.premiumWithCreditCents / 100)),
      deductibles: rangeOf(matching.map((priced) => priced.deductible)),
    },
  }
}
