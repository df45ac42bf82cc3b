import type { PlanCounts } from '#components/plans/results-count.tsx'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'

import { type ArrivalOrder, useArrivalOrder } from './use-arrival-order.ts'
import type { ShownResults } from './use-results.ts'

/** The page in view with the counts that are told of it. */
export interface ListPage extends Omit<ArrivalOrder, 'page'> {
  /** Null while there is nothing to show yet. */
  readonly page: ArrivalOrder['page']
  readonly counts: PlanCounts | null
}

/** The page of the list in view: ordered, filtered, and still under the reader while plans arrive. */
export function useListPage(criteria: QuoteCriteria, shown: ShownResults): ListPage {
  const { model, view, subsidy, isArriving, loaded, total } = shown
  const { page: arrived, ...order } = useArrivalOrder({
    ranked: model?.matching(view) ?? null,
    viewKey: JSON.stringify([criteria, subsidy.creditCents, subsidy.csr, view.filters, view.sort]),
    page: view.page,
  })
  // The first pages may hold no plan that passes the filters: then there is nothing to show yet, not nothing at all.
  const page = arrived?.total === 0 && isArriving ? null : arrived
  const counts = arrived && {
    shown: arrived.items.length,
    matching: arrived.total + order.waiting,
    loaded,
    total,
    isArriving,
  }
  return { ...order, page, counts }
}
