import { useEffect, useState } from 'react'

import type { PlanCounts } from '#components/plans/results-count.tsx'
import type { Lowest } from '#domain/plans/lowest-plans.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'

import { keepSeen, seenBeforeReturn } from './return-point.ts'
import { type ArrivalOrder, useArrivalOrder } from './use-arrival-order.ts'
import { useLateReasons } from './use-late-reasons.ts'
import type { ShownResults } from './use-results.ts'

/** The current page with the counts shown about it. */
export interface ListPage extends Omit<ArrivalOrder, 'page' | 'isReading' | 'seen'> {
  /** Null while there is nothing to show yet. */
  readonly page: ArrivalOrder['page']
  readonly counts: PlanCounts | null
  /**
   * The reasons of the lowest plans (P-65). A visible card that is being read gets no new reason, because a chip would
   * move it.
   */
  readonly reasons: Lowest['reasons'] | null
}

/** The results that the page is built from. */
export type ListedResults = Pick<
  ShownResults,
  'model' | 'view' | 'subsidy' | 'isArriving' | 'loaded' | 'total' | 'lowest'
>

/** Returns the current page of the list: ordered, filtered, and stable for the reader while plans arrive. */
export function useListPage(criteria: QuoteCriteria, shown: ListedResults): ListPage {
  const { model, view, subsidy, isArriving, loaded, total } = shown
  const [seenBefore] = useState(() => seenBeforeReturn(criteria))
  const { filters, sort, yearView, doctorIds } = view
  const doctors = filters.allMyDoctors && doctorIds
  const viewKey = JSON.stringify([criteria, subsidy.creditCents, subsidy.csr, filters, sort, yearView, doctors])
  const {
    page: arrived,
    isReading,
    seen,
    ...order
  } = useArrivalOrder({
    ranked: model?.matching(view) ?? null,
    viewKey,
    page: view.page,
    seenBefore,
  })
  useEffect(() => {
    keepSeen(criteria, seen)
  }, [criteria, seen])
  const reasons = useLateReasons(shown.lowest?.reasons ?? null, `${viewKey} ${view.page}`, isReading)
  // The first pages may contain no plan that passes the filters. The list is then loading, not empty. After a reload,
  // the list shows the page of the reload once that page has arrived, and not the pages before it.
  const isEarlier = arrived !== null && arrived.page < view.page
  const page = arrived && isArriving && (arrived.total === 0 || isEarlier) ? null : arrived
  const counts = arrived && {
    shown: arrived.items.length,
    matching: arrived.total + order.waiting,
    loaded,
    total,
    isArriving,
  }
  return { ...order, page, counts, reasons }
}
