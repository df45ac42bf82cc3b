import { facetsOf, filterMetalLevels, isListedIssuer, noFilters } from './filters.ts'
import { metalLevelOf } from './official-words.ts'
import type { Facet, FacetGroups, Plan } from './plan.ts'

/** Returns the number of plans of companies that the panel does not list, counted as in `listedFacets`. */
export function unlistedIssuerPlans(
  { issuers }: FacetGroups,
  plans: readonly Plan[],
  listedNames: readonly string[],
): number {
  if (issuers.length === 0) return plans.filter(({ issuerName }) => !isListedIssuer(issuerName, listedNames)).length
  return issuers.reduce((sum, { value, count }) => (isListedIssuer(value, listedNames) ? sum : sum + count), 0)
}

const byName = (a: Facet, b: Facet) => a.value.localeCompare(b.value, 'en')

function metalFacets(facets: readonly Facet[]): readonly Facet[] {
  return filterMetalLevels.map((value) => ({
    value,
    count: facets.reduce((sum, facet) => (metalLevelOf(facet.value) === value ? sum + facet.count : sum), 0),
  }))
}

/**
 * Returns the filter values that the panel lists: the four metal levels, the listed issuers and the kinds of plan, each
 * with its number of plans in the whole place according to the search answer (P-30). A group missing in the answer is
 * counted from the plans at hand. `listedNames` are parts of the names of the agency's companies (P-32).
 */
export function listedFacets(
  answered: FacetGroups,
  plans: readonly Plan[],
  listedNames: readonly string[],
): FacetGroups {
  const orCounted = (group: keyof FacetGroups) =>
    answered[group].length > 0 ? answered[group] : facetsOf(plans, noFilters)[group]
  return {
    metalLevels: metalFacets(orCounted('metalLevels')),
    issuers: orCounted('issuers')
      .filter(({ value }) => isListedIssuer(value, listedNames))
      .toSorted(byName),
    types: orCounted('types').toSorted(byName),
  }
}
