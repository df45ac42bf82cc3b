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
  /** Pages that did not come even after a second try; their plans are missing from the list. */
  readonly failedPages: number
}

function offsetsAfterFirst(total: number, pageSize: number): readonly number[] {
  const pages = pageSize > 0 ? Math.ceil(total / pageSize) : 1
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (index + 1) * pageSize)
}

/**
 * Fetches all plans: the first page, then the others side by side, few at a time. `onProgress` hears of each state of the
 * list. Throws when the first page fails or the caller aborts; a later page is tried twice, then counted as failed.
 */
export async function fetchAllPlans(
  body: MarketplaceRequest,
  signal: AbortSignal,
  onProgress: (list: PlanList) => void,
): Promise<PlanList> {
  const fetchPage = (offset: number): Promise<PlanPage> =>
    fetchPlanPage({ ...body, limit: plansPerRequest, offset, filter: { division: 'HealthCare' } }, signal)

  const first = await fetchPage(0)
  const plans = new Map<string, Plan>(first.plans.map((plan) => [plan.id, plan]))
  let failedPages = 0
  const list = (): PlanList => ({ plans: [...plans.values()], total: first.total, facets: first.facets, failedPages })
  const waiting = [...offsetsAfterFirst(first.total, first.plans.length)]
  if (waiting.length > 0) onProgress(list())

  const work = async () => {
    for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
      const at = offset
      const page = await fetchPage(at)
        .catch((error: unknown) => {
          if (isAbort(error)) throw error
          return fetchPage(at)
        })
        .catch((error: unknown) => {
          if (isAbort(error)) throw error
          return null
        })
      if (page) for (const plan of page.plans) plans.set(plan.id, plan)
      else failedPages += 1
      if (waiting.length > 0) onProgress(list())
    }
  }
  await Promise.all(Array.from({ length: searchConcurrency }, work))
  return list()
}
