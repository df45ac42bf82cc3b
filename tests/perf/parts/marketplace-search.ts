import { countyOf } from '#mocks/marketplace/places.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { median } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import type { DetailRow } from '#tests/perf/rows.ts'

const sizes = [10, 100, 1_000, 5_000]
const county = countyOf('12086')
if (county === undefined) throw new Error('Miami-Dade is missing from the table')
const place = { countyfips: county.fips, state: county.state, zipcode: '33133' }
const people = [{ age: 34 }, { age: 36 }, { age: 7 }, { age: 4 }]

function milliseconds(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function searchOf(size: number, income: number, offset = 0) {
  return searchPlans({
    household: { income, people },
    place,
    year: 2026,
    size,
    offset,
    filter: { types: ['HMO', 'EPO'] },
  })
}

/**
 * The duration of the mock Marketplace's search. "first" builds the county's plans and finds the first page; "search" is
 * one whole search for a page over built plans (prices, filters, facets, order, answer); "next page" reads another page
 * of the same search.
 */
export function marketplaceSearchCosts(effort: Effort): readonly DetailRow[] {
  const rounds = effort.rounds(40)
  return effort.choose(sizes, [10, 100]).map((size) => {
    const first = milliseconds(() => searchOf(size, 60_000))
    // A different income each time, so the search isn't cached.
    const searches = Array.from({ length: rounds }, (_, round) => milliseconds(() => searchOf(size, 60_001 + round)))
    const pages = Array.from({ length: rounds }, (_, round) =>
      milliseconds(() => searchOf(size, 60_000 + rounds, (round % 5) * 10)),
    )
    return {
      plans: size,
      'first, ms': first.toFixed(2),
      'search, ms (median)': median(searches).toFixed(2),
      'search, ms (best)': Math.min(...searches).toFixed(2),
      'next page, ms (median)': median(pages).toFixed(2),
    }
  })
}
