import { type FilterName, filtersOn, noFilters } from './filters.ts'
import type { PlanFilters } from './plan.ts'

/** A filter that alone empties a list: without it, the list has plans. */
export interface FilterWayOut {
  readonly name: FilterName
  /** This filter alone. */
  readonly dropped: PlanFilters
  /** The filters without this one. */
  readonly filters: PlanFilters
  /** The number of plans that pass the filters without this one. */
  readonly count: number
}

/** Returns the filters that each empty the list alone, the one that hides the most plans first (P-7). */
export function filterWaysOut(
  filters: PlanFilters,
  countOf: (filters: PlanFilters) => number,
): readonly FilterWayOut[] {
  return filtersOn(filters)
    .map((name) => {
      const others = { ...filters, [name]: noFilters[name] }
      return { name, dropped: { ...noFilters, [name]: filters[name] }, filters: others, count: countOf(others) }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
