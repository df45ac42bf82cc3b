import type { Plan } from './plan.ts'

/** Ids of the plans that a reader has had on the screen or above it. */
export type SeenPlans = ReadonlySet<string>

/** A reader who has seen nothing yet. */
export const nothingSeen: SeenPlans = new Set()

/** The list as a reader is shown it while plans still arrive (P-8). */
export interface ArrivedList {
  readonly plans: readonly Plan[]
  /** Plans that came late and belong before the last one seen. They wait until they are asked for. */
  readonly waiting: number
}

/**
 * The plans in their order, less those that would push what was seen out of its place. What belongs after the last plan
 * seen joins the list at once: it moves nothing. With nothing seen the whole list stands in order.
 */
export function arrivedList(ranked: readonly Plan[], seen: SeenPlans): ArrivedList {
  if (seen.size === 0) return { plans: ranked, waiting: 0 }
  const lastSeen = ranked.findLastIndex(({ id }) => seen.has(id))
  const plans = ranked.filter(({ id }, index) => index > lastSeen || seen.has(id))
  return { plans, waiting: ranked.length - plans.length }
}

/** What has been seen once the first `count` plans of a list stood before the reader. The same set where that is nothing new. */
export function seenAfter(seen: SeenPlans, list: ArrivedList, count: number): SeenPlans {
  const fresh = list.plans.slice(0, count).filter(({ id }) => !seen.has(id))
  return fresh.length === 0 ? seen : new Set([...seen, ...fresh.map(({ id }) => id)])
}
