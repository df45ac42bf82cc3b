import type { QuoteCriteria } from '#domain/quote/criteria.ts'

interface ReturnPoint {
  readonly scrollTop: number
}

const points = new WeakMap<QuoteCriteria, ReturnPoint>()

/**
 * Remembers how far the list of a search was scrolled when a plan was chosen from it. The browser cannot: the registration,
 * which is shorter, is drawn before it looks.
 */
export function keepReturnPoint(criteria: QuoteCriteria, scrollTop: number): void {
  points.set(criteria, { scrollTop })
}

/** Where the list of a search was left for a plan; undefined on a first visit. */
export function returnPointOf(criteria: QuoteCriteria): ReturnPoint | undefined {
  return points.get(criteria)
}

/** Forgets the place once the visitor is back at it. */
export function dropReturnPoint(criteria: QuoteCriteria): void {
  points.delete(criteria)
}
