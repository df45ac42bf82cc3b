import {
  type Facet,
  type FacetGroupName,
  facetGroupNames,
  type FacetGroups,
  type MetalLevel,
  type Plan,
  type PlanFilters,
} from './plan.ts'

/** Metal levels listed in the filter panel, in this order (P-33). */
export const filterMetalLevels = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const satisfies readonly MetalLevel[]

/** Up to this percentage the default shows Silver plans, for their extra savings (P-31). */
const silverUpTo = 250

/**
 * Returns the filters of a new list: Bronze, Silver and Gold; with a known poverty level Silver up to 250 %, Bronze
 * above (P-31).
 */
export function defaultFilters(fplPercent: number | null): PlanFilters {
  const metalLevels: readonly MetalLevel[] =
    fplPercent === null ? ['Bronze', 'Silver', 'Gold'] : [fplPercent <= silverUpTo ? 'Silver' : 'Bronze']
  return { metalLevels, issuers: [], types: [] }
}

/** No filters. */
export const noFilters: PlanFilters = { metalLevels: [], issuers: [], types: [] }

/**
 * Returns one spelling for "Blue Cross and Blue Shield", "BlueCross BlueShield" and similar names, which all mean the
 * listed name.
 */
function bareName(name: string): string {
  return name.toLowerCase().replace(/\band\b|[^a-z0-9]/g, '')
}

/** Whether the panel lists an issuer: its name holds one of the listed names, in any spelling (P-32). */
export function isListedIssuer(issuerName: string, listedNames: readonly string[]): boolean {
  const name = bareName(issuerName)
  return listedNames.some((listed) => name.includes(bareName(listed)))
}

const valueOf: Readonly<Record<FacetGroupName, (plan: Plan) => string>> = {
  metalLevels: (plan) => plan.metalLevel,
  issuers: (plan) => plan.issuerName,
  types: (plan) => plan.type,
}

function matches(plan: Plan, filters: PlanFilters, groups: readonly FacetGroupName[]): boolean {
  return groups.every((group) => filters[group].length === 0 || filters[group].includes(valueOf[group](plan)))
}

/** Whether a plan has one of the chosen values in every group that has any. */
export function passesFilters(plan: Plan, filters: PlanFilters): boolean {
  return matches(plan, filters, facetGroupNames)
}

/**
 * Returns the values of each group, each with its number of plans among those that pass the other groups' filters: the
 * number shown after choosing that value. The four metal levels are always there; issuers and types are those at hand, by
 * name. A chosen value stays, so it can be unchecked.
 */
export function facetsOf(plans: readonly Plan[], filters: PlanFilters): FacetGroups {
  const group = (name: FacetGroupName, initial: readonly string[] = []) => {
    const others = facetGroupNames.filter((other) => other !== name)
    const counts = new Map(initial.map((value) => [value, 0]))
    for (const value of filters[name]) counts.set(value, 0)
    for (const plan of plans) {
      const value = valueOf[name](plan)
      if (counts.has(value) || name !== 'metalLevels')
        counts.set(value, (counts.get(value) ?? 0) + (matches(plan, filters, others) ? 1 : 0))
    }
    return Array.from(counts, ([value, count]): Facet => ({ value, count }))
  }
  const byName = (facets: readonly Facet[]) => facets.toSorted((a, b) => a.value.localeCompare(b.value, 'en'))
  return {
    metalLevels: group('metalLevels', filterMetalLevels),
    issuers: byName(group('issuers')),
    types: byName(group('types')),
  }
}

/** Returns the filters after one value of a group is toggled. */
export function filterToggled(filters: PlanFilters, group: FacetGroupName, value: string): PlanFilters {
  const chosen = filters[group]
  return {
    ...filters,
    [group]: chosen.includes(value) ? chosen.filter((kept) => kept !== value) : [...chosen, value],
  }
}

/** Returns how many values are chosen. */
export function filterCount(filters: PlanFilters): number {
  return facetGroupNames.reduce((sum, group) => sum + filters[group].length, 0)
}
