import { site } from '#config/site.ts'
import { addressesWithToken } from '#config/urls.ts'
import { zipLookupAddress } from '#config/zip-lookup.ts'

/**
 * Google's address service (Places, New) with a key. Without one the API host may offer the same two calls, as the
 * mocks do.
 */
const addressHost = site.mapsKey === '' ? site.apiHost : 'https://places.googleapis.com/v1'

/**
 * Every address that the site calls (C-61). The rules show some of the paths; the others are marked "assumed", so
 * adapting to a real host is a one-line change.
 */
export const endpoints = {
  zipLookup: zipLookupAddress,
  /** The parameters of the path are state, household size and income; a host may ignore the plan year. */
  povertyLevel: (state: string, householdSize: number, annualIncome: number, year: number) =>
    `${site.apiHost}/quoter/pcfpl/${encodeURIComponent(state)}/${householdSize}/${annualIncome}?year=${year}`,
  benchmark: () => `${site.apiHost}/quoter/slcsp`,
  estimates: () => `${site.apiHost}/quoter/estimates`,
  planSearch: () => `${site.apiHost}/quoter/search`,
  /** Assumed, and optional. `q` is health information: no log and no report has this address (P-76). */
  providers: (text: string, zip: string) =>
    `${site.apiHost}/quoter/providers?q=${encodeURIComponent(text)}&zip=${encodeURIComponent(zip)}`,
  /** Assumed, and optional; as `providers`. */
  drugs: (text: string) => `${site.apiHost}/quoter/drugs?q=${encodeURIComponent(text)}`,
  /** Assumed, and optional. */
  coverage: () => `${site.apiHost}/quoter/coverage`,
  /** Assumed and optional: a host without it answers 404. */
  planDetails: (planId: string, year: number) =>
    `${site.apiHost}/quoter/plans/${encodeURIComponent(planId)}?year=${year}`,
  /** Assumed; a setting according to Q-6. */
  redirectNotification: () => site.notificationEndpoint,
  /** Assumed. */
  register: () => `${site.apiHost}/yti/register`,
  /** Assumed. */
  verify: () => `${site.apiHost}/yti/verify`,
  /** Assumed. */
  validateIdentifier: () => `${site.apiHost}/yti/validate-identifier`,
  /** Assumed. */
  login: () => `${site.apiHost}/yti/login`,
  /** Assumed, and optional. The token is in the body. */
  renewQuote: () => `${site.apiHost}/yti/renew-quote`,
  /** Assumed. */
  sendContactMessage: () => `${site.apiHost}/yti/contact`,
  /** The paths of `resendCode` and `communicationOptions` are assumed; the rules show the others. */
  ...addressesWithToken,
  addressSuggestions: () => `${addressHost}/places:autocomplete`,
  addressDetails: (placeId: string, session: string) =>
    `${addressHost}/places/${encodeURIComponent(placeId)}?sessionToken=${encodeURIComponent(session)}`,
} as const
