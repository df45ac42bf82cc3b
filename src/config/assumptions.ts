/** Cards on one page of results. P-12: a constant of 10 in one reading, not shown in the other. */
export const plansPerPage = 10

/** Plans asked for in one search call; the Marketplace API clips to 10 (official description), so pages load in parallel. */
export const plansPerRequest = 10

/** Search pages in flight at once, so that a slow phone connection is not flooded. */
export const searchConcurrency = 6
