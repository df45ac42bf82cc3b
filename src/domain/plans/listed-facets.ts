import { facetsOf, filterMetalLevels, isListedIssuer, noFilters } from './filters.ts'
import { metalLevelOf } from './official-words.ts'
import type { Facet, FacetGroups, Plan } from './plan.ts'

/** Plans of companies that the panel does not list, counted as in `listedFacets`. */
export function unlistedIssuerPlans({ issuers }: FacetGroups, plans: readonly Plan[]): number {
  if (issuers.length === 0) return plans.filter(({ issuerName }) => !isListedIssuer(issuerName)).length
  return issuers.reduce((sum, { value, count }) => (isListedIssuer(value) ? sum : sum + count), 0)
}

const byName = (a: Facet, b: Facet) => a.value.localeCompare(b.value, 'en')

function metalFacets(facets: readonly Facet[]): readonly Facet[] {
  return filterMetalLevels.map((value) => ({
    value,
    count: facets.reduce((sum, facet) => (metalLevelOf(facet.value) === value ? sum + facet.count : sum), 0),
  }))
}

/**
 * The filter values that the panel lists, with the number of plans of the whole place as the search answered it: the four
 * metal levels, the whitelisted issuers and the kinds of plan (P-30). A group that the answer leaves out is counted
 * from the plans at hand.
 */
export function listedFacets(answered: FacetGroups, plans: readonly Plan[]): FacetGroups {
  const orCounted = (group: keyof FacetGroups) =>
    answered[group].length > 0 ? answered[group] : facetsOf(plans, noFilters)[group]
  return {
    metalLevels: metalFacets(orCounted('metalLevels')),
    issuers: orCounted('issuers')
      .filter(({ value }) => isListedIssuer(value))
      .toSorted(byName),
    types: orCounted('types').toSorted(byName),
  }
}
