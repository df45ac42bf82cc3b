import type { QuoteCriteria } from '#domain/quote/criteria.ts'

import type { SeenList } from './use-arrival-order.ts'

interface ReturnPoint {
  /** Null when only the card is known. */
  readonly scrollTop: number | null
  /** The plan whose card takes the focus; undefined for none. */
  readonly planId?: string | undefined
  /** Where that card stood on the screen: what is above it may have grown meanwhile. Undefined if it was not there. */
  readonly cardTop?: number | undefined
}

const points = new WeakMap<QuoteCriteria, ReturnPoint>()
const seenLists = new WeakMap<QuoteCriteria, SeenList>()

/**
 * Remembers the place in the list of a search when a plan is opened or chosen. The browser can't, because the next
 * screen is rendered before it reads the scroll position.
 */
export function keepReturnPoint(criteria: QuoteCriteria, point: ReturnPoint): void {
  points.set(criteria, point)
}

/** Returns the place in the list of a search that the visitor left for a plan; undefined on a first visit. */
export function returnPointOf(criteria: QuoteCriteria): ReturnPoint | undefined {
  return points.get(criteria)
}

/** Removes the place once the visitor is back at it. */
export function dropReturnPoint(criteria: QuoteCriteria): void {
  points.delete(criteria)
}

/** Remembers what of the list of a search has been seen. */
export function keepSeen(criteria: QuoteCriteria, seen: SeenList): void {
  seenLists.set(criteria, seen)
}

/** Returns what had been seen of the list of a search, for a visitor who returns to its place; undefined for others. */
export function seenBeforeReturn(criteria: QuoteCriteria): SeenList | undefined {
  return points.has(criteria) ? seenLists.get(criteria) : undefined
}
