/** Most plans in a comparison (P-40). The session holds to it, so the first view loads it. */
export const compareMaximum = 3

/** Fewest plans in a comparison (P-40). */
export const compareMinimum = 2
