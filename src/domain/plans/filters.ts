import {
  type Facet,
  type FacetGroupName,
  facetGroupNames,
  type FacetGroups,
  type MetalLevel,
  type Plan,
  type PlanFilters,
} from './plan.ts'

/** Metal levels that the filter panel lists, in this order (P-33). */
export const filterMetalLevels = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const satisfies readonly MetalLevel[]

/** Issuers that the filter panel lists: those whose name contains one of these words (P-32). */
const issuerWords = [
  'ambetter',
  'oscar',
  'molina',
  'cigna',
  'blue cross blue shield',
  'bcbs',
  'united',
  'florida blue',
] as const

/** Up to this percentage the extra savings of Silver plans decide the default (P-31). */
const silverUpTo = 250

/** Filters of a fresh list: Bronze, Silver and Gold; with a known poverty level Silver up to 250 %, Bronze above (P-31). */
export function defaultFilters(fplPercent: number | null): PlanFilters {
  const metalLevels: readonly MetalLevel[] =
    fplPercent === null ? ['Bronze', 'Silver', 'Gold'] : [fplPercent <= silverUpTo ? 'Silver' : 'Bronze']
  return { metalLevels, issuers: [], types: [] }
}

/** No filter at all. */
export const noFilters: PlanFilters = { metalLevels: [], issuers: [], types: [] }

/** One spelling for "Blue Cross and Blue Shield", "BlueCross BlueShield" and the like, which all mean the listed name. */
function bareName(name: string): string {
  return name.toLowerCase().replace(/\band\b|[^a-z0-9]/g, '')
}

const bareIssuerWords = issuerWords.map(bareName)

/** Whether an issuer is one that the panel lists, by part of its name however it is spelled (P-32). */
export function isListedIssuer(issuerName: string): boolean {
  const name = bareName(issuerName)
  return bareIssuerWords.some((word) => name.includes(word))
}

const valueOf: Readonly<Record<FacetGroupName, (plan: Plan) => string>> = {
  metalLevels: (plan) => plan.metalLevel,
  issuers: (plan) => plan.issuerName,
  types: (plan) => plan.type,
}

function matches(plan: Plan, filters: PlanFilters, groups: readonly FacetGroupName[]): boolean {
  return groups.every((group) => filters[group].length === 0 || filters[group].includes(valueOf[group](plan)))
}

/** Whether a plan passes: one of the chosen values in every group that has any. */
export function passesFilters(plan: Plan, filters: PlanFilters): boolean {
  return matches(plan, filters, facetGroupNames)
}

/**
 * The values of each group with the number of plans that carry them among those that pass the other groups' filters: the
 * number a person would see after choosing that value. The four metal levels are always listed; issuers are those of the
 * list and types those at hand, by name. A chosen value stays listed, so that it can be switched off.
 */
export function facetsOf(plans: readonly Plan[], filters: PlanFilters): FacetGroups {
  const group = (name: FacetGroupName, initial: readonly string[], isListed: (value: string) => boolean) => {
    const others = facetGroupNames.filter((other) => other !== name)
    const counts = new Map(initial.map((value) => [value, 0]))
    for (const value of filters[name]) counts.set(value, 0)
    for (const plan of plans) {
      const value = valueOf[name](plan)
      const known = counts.has(value)
      if (known || isListed(value))
        counts.set(value, (counts.get(value) ?? 0) + (matches(plan, filters, others) ? 1 : 0))
    }
    return Array.from(counts, ([value, count]): Facet => ({ value, count }))
  }
  const byName = (facets: readonly Facet[]) => facets.toSorted((a, b) => a.value.localeCompare(b.value, 'en'))
  return {
    metalLevels: group('metalLevels', filterMetalLevels, () => false),
    issuers: byName(group('issuers', [], isListedIssuer)),
    types: byName(group('types', [], () => true)),
  }
}

/** The filters after a person activates one value of a group. */
export function filterToggled(filters: PlanFilters, group: FacetGroupName, value: string): PlanFilters {
  const chosen = filters[group]
  return {
    ...filters,
    [group]: chosen.includes(value) ? chosen.filter((kept) => kept !== value) : [...chosen, value],
  }
}

/** How many values are chosen. */
export function filterCount(filters: PlanFilters): number {
  return facetGroupNames.reduce((sum, group) => sum + filters[group].length, 0)
}
