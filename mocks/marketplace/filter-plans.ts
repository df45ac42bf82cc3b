import { metalLevels } from '#domain/plans/plan.ts'

import type { SoldPlan } from './market.ts'
import type { WireFacetGroup, WireFacetGroupName, WireFilter, WireRange } from './wire.ts'

/** A plan with a search's facts for one household: cents a month, and the deductible in dollars a year. */
export interface PricedPlan {
  readonly plan: SoldPlan
  readonly premiumCents: number
  readonly essentialCents: number
  readonly premiumWithCreditCents: number
  readonly deductible: number
}

/** The groups of the filter panel and a plan's value in each. */
const facetValues = {
  metalLevels: ({ plan }: PricedPlan): string => plan.metalLevel,
  issuers: ({ plan }: PricedPlan): string => plan.issuerName,
  types: ({ plan }: PricedPlan): string => plan.type,
} as const satisfies Record<WireFacetGroupName, (priced: PricedPlan) => string>

const groupNames = Object.keys(facetValues) as readonly WireFacetGroupName[]

/** The requested values of each group; an empty set does not filter. */
type Chosen = Readonly<Record<WireFacetGroupName, ReadonlySet<string>>>

function chosenIn(filter: WireFilter): Chosen {
  const set = (many: readonly string[] | undefined, one: string | undefined) =>
    new Set([...(many ?? []), ...(one ? [one] : [])])
  return {
    metalLevels: set(filter.metal_levels, filter.metal_level),
    issuers: set(filter.issuers, filter.issuer),
    types: set(filter.types, filter.type),
  }
}

function inRange(value: number, range: WireRange | undefined): boolean {
  return value >= (range?.min ?? Number.NEGATIVE_INFINITY) && value <= (range?.max ?? Number.POSITIVE_INFINITY)
}

/**
 * Whether a plan passes the filters outside the three groups. Premium limits compare the premium after the credit, like
 * the official ranges.
 */
function passesOthers({ plan, premiumWithCreditCents, deductible }: PricedPlan, filter: WireFilter): boolean {
  const premium = premiumWithCreditCents / 100
  return (
    filter.division !== 'Dental' &&
    (filter.hsa !== true || plan.isHsaEligible) &&
    (!filter.design_types?.length || filter.design_types.includes(plan.designType)) &&
    (filter.disease_mgmt_programs ?? []).every((program) => plan.programs.some((run) => run === program)) &&
    (filter.quality_rating === undefined || plan.stars >= filter.quality_rating) &&
    premium <= (filter.premium ?? Number.POSITIVE_INFINITY) &&
    deductible <= (filter.deductible ?? Number.POSITIVE_INFINITY) &&
    inRange(premium, filter.premium_range) &&
    inRange(deductible, filter.deductible_range)
  )
}

/** The plans that pass a filter, and the counts beside its values. */
export interface Filtered {
  readonly matching: readonly PricedPlan[]
  readonly facetGroups: readonly WireFacetGroup[]
}

const metalOrder: readonly string[] = metalLevels

function inOrder(name: WireFacetGroupName, counts: ReadonlyMap<string, number>): WireFacetGroup {
  const facets = [...counts].map(([value, count]) => ({ value, count }))
  const rank = (value: string) => (name === 'metalLevels' ? metalOrder.indexOf(value) : 0)
  facets.sort((one, other) => rank(one.value) - rank(other.value) || one.value.localeCompare(other.value, 'en'))
  return { name, facets }
}

/**
 * Applies a filter. The official description does not say which filters a group's counts obey. Here a group counts the
 * plans that pass every filter but its own, so each count is the number of plans when only that value is checked. Every
 * value of the county stays listed, at zero when the other filters leave none.
 */
export function applyFilter(plans: readonly PricedPlan[], filter: WireFilter): Filtered {
  const chosen = chosenIn(filter)
  const counts = {
    metalLevels: new Map<string, number>(),
    issuers: new Map<string, number>(),
    types: new Map<string, number>(),
  }
  const matching: PricedPlan[] = []
  for (const priced of plans) {
    const others = passesOthers(priced, filter)
    let failures = 0
    let failure: WireFacetGroupName | undefined
    for (const name of groupNames) {
      if (chosen[name].size === 0 || chosen[name].has(facetValues[name](priced))) continue
      failures += 1
      failure = name
    }
    if (others && failures === 0) matching.push(priced)
    for (const name of groupNames) {
      const value = facetValues[name](priced)
      const counted = others && (failures === 0 || (failures === 1 && failure === name))
      counts[name].set(value, (counts[name].get(value) ?? 0) + (counted ? 1 : 0))
    }
  }
  return { matching, facetGroups: groupNames.map((name) => inOrder(name, counts[name])) }
}
