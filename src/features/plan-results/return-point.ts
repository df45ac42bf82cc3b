import type { QuoteCriteria } from '#domain/quote/criteria.ts'

interface ReturnPoint {
  /** Null when only the card is known. */
  readonly scrollTop: number | null
  /** The plan whose card takes the focus; undefined for none. */
  readonly planId?: string | undefined
}

const points = new WeakMap<QuoteCriteria, ReturnPoint>()

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
