import type { MetalLevel, PlanSort } from './plan.ts'
import type { YearView } from './year-costs.ts'

/** A group of plans in an order; a plan belongs to the first group that fits it. */
export type OrderGroup =
  | { readonly kind: 'level'; readonly level: MetalLevel }
  | { readonly kind: 'noDeductible' | 'rest' }
  | { readonly kind: 'deductibleBelow'; readonly cents: number }

/** The key that decides within a group: ascending, but the highest quality first; `yearly` is the figure of one view. */
export type OrderKey =
  | { readonly kind: 'price' | 'deductible' | 'quality' }
  | { readonly kind: 'yearly'; readonly view: YearView }

/** An order of the list as data: it sorts the plans, and the sentence about the order is made of it (P-66). */
export interface OrderRule {
  /** The groups in order; none when the key alone decides. */
  readonly groups: readonly OrderGroup[]
  readonly by: OrderKey
}

/** What an order depends on. */
export interface OrderChoice {
  readonly sort: PlanSort
  /** The household's percentage of the poverty level; null when unknown. */
  readonly fplPercent: number | null
  /** The year of the order by yearly cost. */
  readonly yearView: YearView
}

/** Plans below this deductible rank before the rest, in cents (P-35). */
const lowDeductibleCents = 100_000

/**
 * The groups of the default order (P-35). Plans that also have no price come first in theirs, where the price decides.
 */
const byDeductibleGroup: readonly OrderGroup[] = [
  { kind: 'noDeductible' },
  { kind: 'deductibleBelow', cents: lowDeductibleCents },
  { kind: 'rest' },
]

/**
 * Whether Silver plans come first: they have extra savings between these percentages of the poverty level, both
 * inclusive.
 */
function silverComesFirst(fplPercent: number | null): boolean {
  return fplPercent !== null && fplPercent >= 100 && fplPercent <= 250
}

/** Returns one of the orders as data (P-34, P-35, P-64, P-82). */
export function orderRule({ sort, fplPercent, yearView }: OrderChoice): OrderRule {
  switch (sort) {
    case 'price':
    case 'deductible':
    case 'quality':
      return { groups: [], by: { kind: sort } }
    case 'yearly':
      return { groups: [], by: { kind: 'yearly', view: yearView } }
    case 'recommended': {
      const groups = silverComesFirst(fplPercent)
        ? [{ kind: 'level', level: 'Silver' } as const, ...byDeductibleGroup]
        : byDeductibleGroup
      return { groups, by: { kind: 'price' } }
    }
  }
}
