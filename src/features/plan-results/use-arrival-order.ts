import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'

import { plansPerPage } from '#config/assumptions.ts'
import { arrivedList, nothingSeen, seenAfter, type SeenPlans } from '#domain/plans/arrival-order.ts'
import { type Page, pageOf } from '#domain/plans/page.ts'
import type { Plan } from '#domain/plans/plan.ts'

import { type ReadingProps, useReading } from './use-reading.ts'

/** The fraction of the window's height. The top of a list that is above it counts as left. */
const upperPart = 1 / 3

/**
 * Calls `onTop` when the visitor has left the top of a list and a scroll ends with it back on the screen. It is not
 * called during a touch or mouse press, or while the focus is in the list, because its content must not move then.
 */
function useBackOnTop(list: RefObject<HTMLElement | null> | null, onTop: () => void): void {
  const onBack = useEffectEvent(onTop)
  useEffect(() => {
    if (!list) return
    const watch = new AbortController()
    const options = { passive: true, capture: true, signal: watch.signal }
    let hasLeft = false
    let isPressed = false
    const isOnTop = () => (list.current?.getBoundingClientRect().top ?? 0) > window.innerHeight * upperPart
    const look = () => {
      hasLeft ||= !isOnTop()
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
    }
    look()
    addEventListener('scroll', look, options)
    addEventListener('pointerdown', press, options)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, options)
    addEventListener(
      'scrollend',
      () => {
        if (hasLeft && !isPressed && isOnTop() && list.current?.contains(document.activeElement) === false) onBack()
      },
      options,
    )
    return () => {
      watch.abort()
    }
  }, [list])
}

/** The inputs of a page's order. */
export interface ArrivalOrderInput {
  /** The loaded plans, in order; null while nothing can be shown. */
  readonly ranked: readonly Plan[] | null
  /** Identifies search, prices, filters and order: another view starts unread. */
  readonly viewKey: string
  /** From 1. */
  readonly page: number
  /** What the visitor had seen of the list when they left it for a plan, if they now return to it. */
  readonly seenBefore?: SeenList | undefined
}

/** The current page, and the plans that wait for their place in the list. */
export interface ArrivalOrder {
  readonly page: Page<Plan> | null
  /** Plans that arrived late and belong before those seen. */
  readonly waiting: number
  /** Inserts the waiting plans at their places. */
  readonly putIn: () => void
  /** The visitor has started to read the cards, so none of them may move. */
  readonly isReading: boolean
  /** What of the list has been seen. */
  readonly seen: SeenList
  /** For the box around the cards. */
  readonly reading: ReadingProps
}

/** The plans of a view that have been seen. */
export interface SeenList {
  readonly viewKey: string
  readonly plans: SeenPlans
}

/**
 * Keeps the cards on the screen and above it in their places while plans still arrive, for a reader by mouse, touch and
 * keyboard alike (see `arrivedList`). Before the visitor reads, every plan takes its place at once. A visitor who returns
 * from a plan finds the cards where they were.
 */
export function useArrivalOrder({ ranked, viewKey, page, seenBefore }: ArrivalOrderInput): ArrivalOrder {
  const reading = useReading(viewKey)
  const [place, setPlace] = useState({ viewKey, page, isTurnedTo: seenBefore !== undefined })
  const [seen, setSeen] = useState<SeenList>(seenBefore ?? { viewKey, plans: nothingSeen })
  const isSameView = seen.viewKey === viewKey
  const seenPlans = isSameView ? seen.plans : nothingSeen
  if (!isSameView) setSeen({ viewKey, plans: nothingSeen })

  const startOver = () => {
    reading.startOver()
    setSeen({ viewKey, plans: nothingSeen })
  }
  if (place.viewKey !== viewKey) setPlace({ viewKey, page, isTurnedTo: false })
  else if (place.page !== page) {
    setPlace({ viewKey, page, isTurnedTo: page > 1 })
    // The visitor is back on the first page. None of its cards is on the screen, so none moves.
    if (page === 1) startOver()
  }

  const list = useMemo(() => ranked && arrivedList(ranked, seenPlans), [ranked, seenPlans])
  const shown = useMemo(() => list && pageOf(list.plans, page, plansPerPage), [list, page])

  // A visitor who has turned to a later page has read the pages before. A reload opens a page that nobody has read yet.
  if (isSameView && list && shown && (reading.isReading || (place.isTurnedTo && shown.page > 1))) {
    const plans = seenAfter(seenPlans, list, shown.last)
    if (plans !== seenPlans) setSeen({ viewKey, plans })
  }
  const waiting = list?.waiting ?? 0
  useBackOnTop(waiting > 0 && shown?.page === 1 ? reading.box : null, startOver)
  return {
    page: shown,
    waiting,
    putIn: startOver,
    isReading: reading.isReading,
    seen,
    reading: reading.props,
  }
}
