import type { MetalLevel, PlanSort } from './plan.ts'
import type { YearView } from './year-costs.ts'

/** A group of plans in an order; a plan belongs to the first group that fits it. */
export type OrderGroup =
  | { readonly kind: 'level'; readonly level: MetalLevel }
  | { readonly kind: 'noDeductible' | 'rest' }
  | { readonly kind: 'deductibleBelow'; readonly cents: number }

/**
 * A key that orders plans: ascending, but the highest quality first; `yearly` is the figure of one view. `price` is the
 * price shown, `premium` the full one, and the individual amounts are in-network for one person.
 */
export type OrderKey =
  | {
      readonly kind: 'price' | 'deductible' | 'quality' | 'individualDeductible' | 'individualOutOfPocket' | 'premium'
    }
  | { readonly kind: 'yearly'; readonly view: YearView }

/** An order of the list as data. It sorts the plans, and the sentence about the order is built from it (P-66). */
export interface OrderRule {
  /** The groups in order; none when the keys alone decide. */
  readonly groups: readonly OrderGroup[]
  /** The keys that decide within a group, each for plans that are equal by those before it. Then the plan id decides. */
  readonly keys: readonly [OrderKey, ...OrderKey[]]
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

/** The groups of the default order (P-35). Within a group the price decides, so plans without a price come first. */
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

/** What decides between plans with the same price, deductible or rating (P-36). */
const tieKeys: readonly OrderKey[] = [
  { kind: 'individualDeductible' },
  { kind: 'individualOutOfPocket' },
  { kind: 'premium' },
]

/** Returns one of the orders as data (P-34, P-35, P-36, P-64, P-82). */
export function orderRule({ sort, fplPercent, yearView }: OrderChoice): OrderRule {
  switch (sort) {
    case 'price':
    case 'deductible':
      return { groups: [], keys: [{ kind: sort }, ...tieKeys] }
    case 'quality':
      return { groups: [], keys: [{ kind: sort }, { kind: 'price' }, ...tieKeys] }
    case 'yearly':
      return {
        groups: [],
        keys: [
          { kind: 'yearly', view: yearView },
          ...(yearView === 'bad' ? [] : [{ kind: 'yearly', view: 'bad' } as const]),
        ],
      }
    case 'recommended': {
      const groups = silverComesFirst(fplPercent)
        ? [{ kind: 'level', level: 'Silver' } as const, ...byDeductibleGroup]
        : byDeductibleGroup
      return { groups, keys: [{ kind: 'price' }, ...tieKeys] }
    }
  }
}

/**
 * Returns the keys that the sentence about an order without groups names: the first, and the first different figure
 * that breaks ties. The deductible of one person and the deductible of the card count as one figure.
 */
export function namedKeys({ keys }: OrderRule): readonly OrderKey[] {
  const [first, ...others] = keys
  const isOther = ({ kind }: OrderKey) => first.kind !== 'deductible' || kind !== 'individualDeductible'
  return [first, ...others.filter(isOther).slice(0, 1)]
}
