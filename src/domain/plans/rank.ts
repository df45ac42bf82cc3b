import { chooseDeductible, chooseOutOfPocketMaximum, type CostLimitChoice } from './cost-limit.ts'
import { type OrderChoice, type OrderGroup, type OrderKey, orderRule } from './order-rule.ts'
import type { CsrVariant, Plan, PlanSort } from './plan.ts'
import { type PriceShown, shownPrice } from './shown-price.ts'
import { type YearCosts, yearCosts, type YearView } from './year-costs.ts'

/** A plan with its sort keys, computed once: amounts in cents, Infinity where unknown. */
export interface IndexedPlan {
  readonly plan: Plan
  readonly priceCents: number
  /** The company's bill a month, which the range of the filters compares (P-81). */
  readonly billCents: number
  readonly deductibleCents: number
  /** In-network amounts for one person, the tie-breakers (P-36). */
  readonly individualDeductibleCents: number
  readonly individualOutOfPocketCents: number
  /** The plan's costs of a year; null when no month can be covered. */
  readonly year: YearCosts | null
}

/** The household and price that a list is ranked by. */
export interface Ranking {
  /** The household's cost-sharing variant. */
  readonly csr: CsrVariant
  /** People who apply, at least one; for several the amounts are those per person of a family. */
  readonly applicants: number
  /** The tax credit in cents a month. */
  readonly creditCents: number
  /** The price that is shown and sorted by. */
  readonly priceShown: PriceShown
  /** Whole months of coverage in the plan year, 1 to 12; null when none can start. */
  readonly monthsCovered: number | null
}

/** Returns whose deductible and maximum a household's card shows. */
export function costLimitChoiceOf({ csr, applicants }: Pick<Ranking, 'csr' | 'applicants'>): CostLimitChoice {
  return { csr, family: applicants > 1 }
}

/** Returns a plan's costs of a year for a household; null when no month can be covered. */
export function yearOf(plan: Plan, { csr, applicants, creditCents, monthsCovered }: Ranking): YearCosts | null {
  return monthsCovered === null ? null : yearCosts(plan, { csr, applicants, creditCents, monthsCovered })
}

/**
 * Returns the plans with their sort keys, in the given order. Call it once per search, so sorting and filtering stay
 * cheap.
 */
export function indexPlans(plans: readonly Plan[], ranking: Ranking): readonly IndexedPlan[] {
  const { csr, creditCents, priceShown } = ranking
  const choice = costLimitChoiceOf(ranking)
  const individual = { csr, family: false }
  return plans.map((plan) => {
    const { priceCents, billCents } = shownPrice(plan, creditCents, priceShown)
    const individualDeductibleCents = chooseDeductible(plan, individual)?.amountCents ?? Infinity
    return {
      plan,
      priceCents,
      billCents,
      deductibleCents: choice.family
        ? (chooseDeductible(plan, choice)?.amountCents ?? Infinity)
        : individualDeductibleCents,
      individualDeductibleCents,
      individualOutOfPocketCents: chooseOutOfPocketMaximum(plan, individual)?.amountCents ?? Infinity,
      year: yearOf(plan, ranking),
    }
  })
}

function isInGroup(group: OrderGroup, { plan, deductibleCents }: IndexedPlan): boolean {
  switch (group.kind) {
    case 'level':
      return plan.metalLevel === group.level
    case 'noDeductible':
      return deductibleCents === 0
    case 'deductibleBelow':
      return deductibleCents < group.cents
    case 'rest':
      return true
  }
}

type Compare = (a: IndexedPlan, b: IndexedPlan) => number

// Subtraction would turn two Infinities into NaN, which leaves a sort undefined.
const ascending = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0)
const byId: Compare = (a, b) => (a.plan.id < b.plan.id ? -1 : a.plan.id > b.plan.id ? 1 : 0)
/** Returns a plan's figure of one view in cents, Infinity where it is not known. */
export function yearCents({ year }: Pick<IndexedPlan, 'year'>, view: YearView): number {
  return year?.[view]?.cents ?? Infinity
}

function byKey(key: OrderKey): Compare {
  switch (key.kind) {
    case 'price':
      return (a, b) => ascending(a.priceCents, b.priceCents)
    case 'deductible':
      return (a, b) => ascending(a.deductibleCents, b.deductibleCents)
    case 'individualDeductible':
      return (a, b) => ascending(a.individualDeductibleCents, b.individualDeductibleCents)
    case 'individualOutOfPocket':
      return (a, b) => ascending(a.individualOutOfPocketCents, b.individualOutOfPocketCents)
    case 'premium':
      return (a, b) => ascending(a.plan.monthlyPremiumCents, b.plan.monthlyPremiumCents)
    case 'yearly':
      // A plan without the figure comes last (P-64).
      return (a, b) => ascending(yearCents(a, key.view), yearCents(b, key.view))
    case 'quality':
      // Plans without a rating come last (P-82).
      return (a, b) => ascending(b.plan.qualityStars ?? 0, a.plan.qualityStars ?? 0)
  }
}

/** Returns the comparison by each key for plans that are equal by those before it, and at last by id. */
function byKeys(keys: readonly OrderKey[]): Compare {
  return keys.map(byKey).reduceRight<Compare>((then, compare) => (a, b) => compare(a, b) || then(a, b), byId)
}

/**
 * Returns the plans in one of the orders (P-34, P-35, P-64, P-82). Within a group the rule's keys decide, then the
 * plan id, so the order is total. No plan is added, removed or changed.
 */
export function rankPlans(plans: readonly IndexedPlan[], choice: OrderChoice): readonly IndexedPlan[] {
  const { groups, keys } = orderRule(choice)
  const compare = byKeys(keys)
  if (groups.length === 0) return plans.toSorted(compare)
  const placed = plans.map((item) => ({ item, group: groups.findIndex((group) => isInGroup(group, item)) }))
  return placed.toSorted((a, b) => a.group - b.group || compare(a.item, b.item)).map(({ item }) => item)
}

/** The code of the heading above the list, which depends on the order (P-11). */
export const headingOfSort = {
  recommended: 'recommendedPlans',
  price: 'lowestPricePlans',
  deductible: 'lowestDeductiblePlans',
  yearly: 'lowestYearlyCostPlans',
  quality: 'plansByQuality',
} as const satisfies Record<PlanSort, string>
