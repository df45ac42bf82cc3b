import { chooseDeductible, chooseOutOfPocketMaximum, type CostLimitChoice } from './cost-limit.ts'
import type { Plan, PlanSort } from './plan.ts'
import { type PriceShown, shownPrice } from './shown-price.ts'

/** A plan with its sort keys, computed once: amounts in cents, Infinity where unknown. */
export interface IndexedPlan {
  readonly plan: Plan
  readonly priceCents: number
  readonly deductibleCents: number
  /** In-network amounts for one person, the tie-breakers (P-36). */
  readonly individualDeductibleCents: number
  readonly individualOutOfPocketCents: number
}

/** The household and price that a list is ranked by. */
export interface Ranking extends CostLimitChoice {
  /** The tax credit in cents a month. */
  readonly creditCents: number
  /** The price that is shown and sorted by. */
  readonly priceShown: PriceShown
}

/**
 * Returns the plans with their sort keys, in the given order. Call it once per search, so sorting and filtering stay
 * cheap.
 */
export function indexPlans(plans: readonly Plan[], ranking: Ranking): readonly IndexedPlan[] {
  const { csr, family, creditCents, priceShown } = ranking
  return plans.map((plan) => {
    const individual = { csr, family: false }
    const individualDeductibleCents = chooseDeductible(plan, individual)?.amountCents ?? Infinity
    return {
      plan,
      priceCents: shownPrice(plan, creditCents, priceShown).priceCents,
      deductibleCents: family
        ? (chooseDeductible(plan, { csr, family })?.amountCents ?? Infinity)
        : individualDeductibleCents,
      individualDeductibleCents,
      individualOutOfPocketCents: chooseOutOfPocketMaximum(plan, individual)?.amountCents ?? Infinity,
    }
  })
}

type Compare = (a: IndexedPlan, b: IndexedPlan) => number

// Subtraction would turn two Infinities into NaN, which leaves a sort undefined.
const ascending = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0)
const byPrice: Compare = (a, b) => ascending(a.priceCents, b.priceCents)
const byDeductible: Compare = (a, b) => ascending(a.deductibleCents, b.deductibleCents)
// Plans without a rating come last (P-82).
const byQuality: Compare = (a, b) => ascending(b.plan.qualityStars ?? 0, a.plan.qualityStars ?? 0)
const byTieBreakers: Compare = (a, b) =>
  ascending(a.individualDeductibleCents, b.individualDeductibleCents) ||
  ascending(a.individualOutOfPocketCents, b.individualOutOfPocketCents) ||
  ascending(a.plan.monthlyPremiumCents, b.plan.monthlyPremiumCents) ||
  (a.plan.id < b.plan.id ? -1 : a.plan.id > b.plan.id ? 1 : 0)

/** Plans below this deductible rank before the rest, in cents (P-35). */
const lowDeductibleCents = 100_000

/**
 * Returns the group in the default order: no deductible and premium, no deductible, low deductible, the rest (P-35).
 */
function recommendedGroup({ deductibleCents, priceCents }: IndexedPlan): number {
  if (deductibleCents === 0) return priceCents === 0 ? 0 : 1
  return deductibleCents < lowDeductibleCents ? 2 : 3
}

/**
 * Whether Silver plans come first: they have extra savings between these percentages of the poverty level, both
 * inclusive.
 */
function silverComesFirst(fplPercent: number | null): boolean {
  return fplPercent !== null && fplPercent >= 100 && fplPercent <= 250
}

function recommended(fplPercent: number | null): Compare {
  const silverFirst = silverComesFirst(fplPercent)
  const group = (item: IndexedPlan) => (silverFirst && item.plan.metalLevel === 'Silver' ? -1 : recommendedGroup(item))
  return (a, b) => ascending(group(a), group(b)) || byPrice(a, b)
}

/**
 * Returns the plans in one of the orders (P-34, P-35, P-82): by price or deductible ascending, by quality rating
 * descending, or the default order, in which Silver plans come first for 100 to 250 percent of the poverty level. Within
 * a group the price decides, then the individual in-network deductible and out-of-pocket maximum, then the full premium,
 * then the plan id, so the order is total. No plan is added, removed or changed.
 */
export function rankPlans(
  plans: readonly IndexedPlan[],
  { sort, fplPercent }: { readonly sort: PlanSort; readonly fplPercent: number | null },
): readonly IndexedPlan[] {
  const byTotal =
    (first: Compare): Compare =>
    (a, b) =>
      first(a, b) || byTieBreakers(a, b)
  switch (sort) {
    case 'price':
      return plans.toSorted(byTotal(byPrice))
    case 'deductible':
      return plans.toSorted(byTotal((a, b) => byDeductible(a, b)))
    case 'quality':
      return plans.toSorted(byTotal((a, b) => byQuality(a, b) || byPrice(a, b)))
    case 'recommended':
      return plans.toSorted(byTotal(recommended(fplPercent)))
  }
}

/** The code of the heading above the list, which depends on the order (P-11). */
export const headingOfSort = {
  recommended: 'recommendedPlans',
  price: 'lowestPricePlans',
  deductible: 'lowestDeductiblePlans',
  quality: 'plansByQuality',
} as const satisfies Record<PlanSort, string>
