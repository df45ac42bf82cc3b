import {
  facetValueOf,
  type FilteredPlan,
  type FilterFacts,
  filterMetalLevels,
  filtersOn,
  hasAsked,
  otherIssuers,
  passesOne,
} from './filters.ts'
import { metalLevelOf } from './official-words.ts'
import {
  type Facet,
  type FacetGroupName,
  facetGroupNames,
  type FacetGroups,
  type PlanFilters,
  type SwitchFilterName,
  switchFilterNames,
} from './plan.ts'

/** The filters of the panel, each with the number of plans that pass it and the other filters (P-80). */
export interface PanelFacets extends FacetGroups {
  readonly switches: Readonly<Record<SwitchFilterName, number>>
}

/** No values, as before the first answer. */
export const noFacets: FacetGroups = { metalLevels: [], issuers: [], types: [] }

type Counts = Map<string, number>

const add = (counts: Counts, value: string, plans: number) => counts.set(value, (counts.get(value) ?? 0) + plans)

/** Returns the values that the panel lists before any plan is counted: those of the answer, and those chosen. */
function valuesOf(group: FacetGroupName, answered: FacetGroups, filters: PlanFilters, facts: FilterFacts): Counts {
  const values =
    group === 'metalLevels'
      ? // The answer may name variants of a level, such as "Expanded Bronze".
        [
          ...filterMetalLevels,
          ...answered.metalLevels.map(({ value }) => metalLevelOf(value)).filter((level) => level === 'Catastrophic'),
        ]
      : group === 'issuers'
        ? answered.issuers.map(({ value }) => (facts.isListed(value) ? value : otherIssuers))
        : answered.types.map(({ value }) => value)
  return new Map([...values, ...filters[group]].map((value) => [value, 0]))
}

/** The four levels in their order, then Catastrophic; companies and types by name, then the other companies. */
function inOrder(group: FacetGroupName, counts: Counts): readonly Facet[] {
  const facets = Array.from(counts, ([value, count]): Facet => ({ value, count }))
  if (group === 'metalLevels') return facets
  const isLast = ({ value }: Facet) => Number(value === otherIssuers)
  return facets.toSorted((a, b) => isLast(a) - isLast(b) || a.value.localeCompare(b.value, 'en'))
}

/**
 * Returns the filters of the panel with their numbers (P-80). A value counts the plans that have it and pass the other
 * groups. A switch counts the plans that meet it and pass every other filter. The four metal levels are always listed,
 * Catastrophic only if a plan or the answer has it (P-33). `answered` has the values of the whole place, so that they
 * are listed before their plans arrive.
 */
export function panelFacets(
  items: readonly FilteredPlan[],
  filters: PlanFilters,
  facts: FilterFacts,
  answered: FacetGroups = noFacets,
): PanelFacets {
  const on = filtersOn(filters)
  const counts = {
    metalLevels: valuesOf('metalLevels', answered, filters, facts),
    issuers: valuesOf('issuers', answered, filters, facts),
    types: valuesOf('types', answered, filters, facts),
  }
  const switches = { hsaOnly: 0, easyToCompareOnly: 0, allMyDoctors: 0 }
  for (const item of items) {
    const failed = on.filter((name) => !passesOne(name, item, filters, facts))
    for (const group of facetGroupNames) {
      const isCounted = failed.length === 0 || (failed.length === 1 && failed[0] === group)
      if (group !== 'metalLevels' || item.plan.metalLevel !== 'Other')
        add(counts[group], facetValueOf(group, item, facts), Number(isCounted))
    }
    if (failed.length === 0) for (const name of switchFilterNames) switches[name] += Number(hasAsked(name, item, facts))
  }
  return {
    metalLevels: inOrder('metalLevels', counts.metalLevels),
    issuers: inOrder('issuers', counts.issuers),
    types: inOrder('types', counts.types),
    switches,
  }
}
