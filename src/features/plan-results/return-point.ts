import type { QuoteCriteria } from '#domain/quote/criteria.ts'

interface ReturnPoint {
  readonly scrollTop: number
}

const points = new WeakMap<QuoteCriteria, ReturnPoint>()

/**
 * Remembers the scroll position of the list of a search when a plan is chosen. The browser can't, because the shorter
 * registration is rendered before it reads the position.
 */
export function keepReturnPoint(criteria: QuoteCriteria, scrollTop: number): void {
  points.set(criteria, { scrollTop })
}

/** Returns the position of the list of a search at which a plan was chosen; undefined on a first visit. */
export function returnPointOf(criteria: QuoteCriteria): ReturnPoint | undefined {
  return points.get(criteria)
}

/** Removes the position once the visitor is back at it. */
export function dropReturnPoint(criteria: QuoteCriteria): void {
  points.delete(criteria)
}
