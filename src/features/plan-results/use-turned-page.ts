import { useEffect, useRef } from 'react'

import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import type { ResultsView } from '#domain/quote/session.ts'

import { goToList } from './results-column.ts'

/** The list on the screen. Two searches or two orders are different lists, so their pages are not compared. */
export interface TurnedList {
  readonly criteria: QuoteCriteria
  readonly view: ResultsView
  /** A card takes the focus itself. */
  readonly isSought: boolean
}

const isSameList = (a: TurnedList, b: TurnedList) =>
  a.criteria === b.criteria && a.view.filters === b.view.filters && a.view.sort === b.view.sort

/**
 * Goes to the top of the list whenever another page of it is shown, by its buttons or by Back and Forward. A
 * filter or an order that opens page 1 leaves the focus in its control, and so does what is typed in a dialog over the list.
 */
export function useTurnedPage(list: TurnedList): void {
  const before = useRef(list)
  const { page } = list.view
  useEffect(() => {
    const { current } = before
    const isInDialog = document.activeElement?.closest('[role="dialog"]') != null
    if (page !== current.view.page && isSameList(list, current) && !list.isSought && !isInDialog) goToList()
    before.current = list
  })
}
