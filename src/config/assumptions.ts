/** Cards on one page of results. P-12: a constant of 10 in one reading, not shown in the other. */
export const plansPerPage = 10

/** The most plans that a comparison offers to add (P-88). A longer select would be unusable. */
export const offeredPlansMaximum = 100

/**
 * Plans requested in one search call; the Marketplace API returns at most 10 (official description), so pages load in
 * parallel.
 */
export const plansPerRequest = 10

/** Parallel requests for search pages, limited to avoid flooding a slow phone connection. */
export const searchConcurrency = 6
