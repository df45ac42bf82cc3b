/** Most plans in a comparison (P-40). */
export const compareMaximum = 3

/** Fewest plans in a comparison (P-40). */
export const compareMinimum = 2

/** Whether no further plan can be chosen for comparison. */
export function isCompareFull(ids: readonly string[]): boolean {
  return ids.length >= compareMaximum
}

/** Whether enough plans are chosen to open the comparison. */
export function canCompare(ids: readonly string[]): boolean {
  return ids.length >= compareMinimum
}

/** Returns the chosen plans with another in the place of one; unchanged when the one is not chosen or the other is (P-88). */
export function comparedAfterSwap(ids: readonly string[], id: string, otherId: string): readonly string[] {
  return ids.includes(otherId) ? ids : ids.map((kept) => (kept === id ? otherId : kept))
}

/** Returns the chosen plans after a plan's compare box is toggled; a full comparison takes no other (P-40). */
export function comparedAfterToggle(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((kept) => kept !== id)
  return isCompareFull(ids) ? ids : [...ids, id]
}
