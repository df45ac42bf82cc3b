/** Most plans in a comparison (P-40). The session enforces it, so the first page loads this module. */
export const compareMaximum = 3

/** Fewest plans in a comparison (P-40). */
export const compareMinimum = 2
