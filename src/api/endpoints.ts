import { site } from '#config/site.ts'

/**
 * Every address that the site calls. Paths that spec 1 §7 shows are taken from it; `assumed` marks those that it does not
 * show, so that a real host's path is a one-line change.
 */
export const endpoints = {
  zipLookup: (zip: string) => `${site.apiHost}/quoter/zip-code/${encodeURIComponent(zip)}`,
  /** The three parameters are state, household size and income (decisions, Quote). */
  povertyLevel: (state: string, householdSize: number, annualIncome: number) =>
    `${site.apiHost}/quoter/pcfpl/${encodeURIComponent(state)}/${householdSize}/${annualIncome}`,
  benchmark: () => `${site.apiHost}/quoter/slcsp`,
  estimates: () => `${site.apiHost}/quoter/estimates`,
  planSearch: () => `${site.apiHost}/quoter/search`,
  /** Assumed: the specification says "a configured endpoint". */
  redirectNotification: () => site.notificationEndpoint,
} as const
