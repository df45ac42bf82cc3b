import { compareMaximum, compareMinimum } from './compare-limits.ts'

/** Plans that can be added to a comparison, and the number of further ones. */
export interface OfferedPlans<Item> {
  /** The plans, in the order of the list. */
  readonly plans: readonly Item[]
  /** The number of plans of the list beyond those offered. */
  readonly leftOut: number
}

/** Whether no further plan can be chosen for comparison. */
export function isCompareFull(ids: readonly string[]): boolean {
  return ids.length >= compareMaximum
}

/** Whether enough plans are chosen to open the comparison. */
export function canCompare(ids: readonly string[]): boolean {
  return ids.length >= compareMinimum
}

/**
 * Returns the chosen plans with one plan replaced by another. Nothing changes when the first is not chosen or the
 * second already is (P-88).
 */
export function comparedAfterSwap(ids: readonly string[], id: string, otherId: string): readonly string[] {
  return ids.includes(otherId) ? ids : ids.map((kept) => (kept === id ? otherId : kept))
}

/** Returns the chosen plans after a plan's compare box is toggled; a full comparison takes no other (P-40). */
export function comparedAfterToggle(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((kept) => kept !== id)
  return isCompareFull(ids) ? ids : [...ids, id]
}

/** Returns the first plans of the list that are not compared, at most `maximum` (P-88). */
export function offeredPlans<Item extends { readonly id: string }>(
  listed: readonly Item[],
  ids: readonly string[],
  maximum: number,
): OfferedPlans<Item> {
  const others = listed.filter(({ id }) => !ids.includes(id))
  return { plans: others.slice(0, maximum), leftOut: Math.max(0, others.length - maximum) }
}
