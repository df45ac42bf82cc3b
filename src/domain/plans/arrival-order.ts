import type { Plan } from './plan.ts'

/** Ids of the plans that have been on the visitor's screen or above it. */
export type SeenPlans = ReadonlySet<string>

/** The state before any plan was seen. */
export const nothingSeen: SeenPlans = new Set()

/** The list shown while plans still arrive (P-8). */
export interface ArrivedList {
  readonly plans: readonly Plan[]
  /** Plans that arrived late and belong before the last one seen. They are hidden until the visitor asks for them. */
  readonly waiting: number
}

/**
 * Returns the plans in order, without those that would move plans already seen. A plan that belongs after the last one
 * seen joins the list at once, because it moves nothing. Before anything is seen the list is complete.
 */
export function arrivedList(ranked: readonly Plan[], seen: SeenPlans): ArrivedList {
  if (seen.size === 0) return { plans: ranked, waiting: 0 }
  const lastSeen = ranked.findLastIndex(({ id }) => seen.has(id))
  const plans = ranked.filter(({ id }, index) => index > lastSeen || seen.has(id))
  return { plans, waiting: ranked.length - plans.length }
}

/** Returns the plans seen after the first `count` plans of a list were shown. The same set when nothing is new. */
export function seenAfter(seen: SeenPlans, list: ArrivedList, count: number): SeenPlans {
  const fresh = list.plans.slice(0, count).filter(({ id }) => !seen.has(id))
  return fresh.length === 0 ? seen : new Set([...seen, ...fresh.map(({ id }) => id)])
}
