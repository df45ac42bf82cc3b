import { plansPerRequest, searchConcurrency } from '#config/assumptions.ts'
import type { FacetGroups, Plan } from '#domain/plans/plan.ts'
import { isAbort } from '#lib/call-failure.ts'

import type { MarketplaceRequest } from './marketplace-request.ts'
import { type PlanPage, fetchPlanPage } from './plan-search.ts'

/** Plans as far as they have arrived. */
export interface PlanList {
  readonly plans: readonly Plan[]
  readonly total: number
  readonly facets: FacetGroups
  /** Where the pages begin that did not come even after a second try; their plans are missing from the list. */
  readonly missingOffsets: readonly number[]
}

/** What a fetch of plans needs besides the search itself. */
export interface PlanListFetch {
  readonly signal: AbortSignal
  /** Hears of the list while it grows: of the first page at once, then each time it is half as long again. */
  readonly onProgress: (list: PlanList) => void
  /** A list with missing pages: only those are fetched, and the rest is kept. */
  readonly known?: PlanList | undefined
}

/** News of a list are worth their rendering once it is this much longer; so 5,000 plans render about 15 times, not 500. */
const worthwhileGrowth = 1.5

function offsetsAfterFirst(total: number, pageSize: number): readonly number[] {
  const pages = pageSize > 0 ? Math.ceil(total / pageSize) : 1
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (index + 1) * pageSize)
}

function unlessAborted<Result>(instead: () => Result): (error: unknown) => Result {
  return (error) => {
    if (isAbort(error)) throw error
    return instead()
  }
}

/**
 * Fetches all plans: the first page, then the others side by side, few at a time and in order. Throws when the first page
 * fails or the caller aborts; a later page is tried twice, then counted as missing.
 */
export async function fetchAllPlans(
  body: MarketplaceRequest,
  { signal, onProgress, known }: PlanListFetch,
): Promise<PlanList> {
  const fetchPage = (offset: number): Promise<PlanPage> =>
    fetchPlanPage({ ...body, limit: plansPerRequest, offset, filter: { division: 'HealthCare' } }, signal)

  const start = known ?? (await fetchPage(0))
  const waiting = known ? [...known.missingOffsets] : [...offsetsAfterFirst(start.total, start.plans.length)]
  const plans = new Map<string, Plan>(start.plans.map((plan) => [plan.id, plan]))
  const missingOffsets: number[] = []
  const list = (): PlanList => ({
    plans: [...plans.values()],
    total: start.total,
    facets: start.facets,
    missingOffsets: missingOffsets.toSorted((a, b) => a - b),
  })
  let told = plans.size
  if (!known && waiting.length > 0) onProgress(list())

  const work = async () => {
    for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
      const at = offset
      const page = await fetchPage(at)
        .catch(unlessAborted(() => fetchPage(at)))
        .catch(unlessAborted(() => null))
      if (!page) {
        missingOffsets.push(at)
        continue
      }
      for (const plan of page.plans) plans.set(plan.id, plan)
      if (plans.size < told * worthwhileGrowth || waiting.length === 0) continue
      told = plans.size
      onProgress(list())
    }
  }
  await Promise.all(Array.from({ length: searchConcurrency }, work))
  return list()
}
