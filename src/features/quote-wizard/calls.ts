import { ask } from '#api/ask.ts'
import { countiesQuery, povertyQuery } from '#api/queries.ts'
import { siteQueries } from '#api/site-queries.ts'
import { locationOutcome, type LocationOutcome } from '#domain/geo/location-outcome.ts'
import { isWithoutMarketplace } from '#domain/geo/no-marketplace.ts'
import { countiesFound, type IncomeFacts, type LocationDraft } from '#domain/quote/draft.ts'
import { CallError, type CallFailure } from '#lib/call-failure.ts'

export { sendRedirectNotification as notifyRedirect } from '#api/notification.ts'
export { zipRefusalText } from '#i18n/zip-refusal-text.ts'

/** Why a ZIP code can't be used. */
export type ZipProblem =
  | { readonly kind: 'fiveDigits' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused'; readonly reason: CallFailure | 'noMarketplace' }
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'unknown' }

/** The service's answer about a ZIP code. */
export interface VerifiedZip {
  /** The location with the counties of its ZIP; null if the service did not answer. */
  readonly location: LocationDraft | null
  readonly problem: ZipProblem | null
}

/** In a state with its own marketplace the county does not matter, so one that names the state is chosen. */
function locationAfter(location: LocationDraft, outcome: LocationOutcome): LocationDraft {
  switch (outcome.kind) {
    case 'notFound':
      return countiesFound(location, [])
    case 'chooseCounty':
      return countiesFound(location, outcome.counties)
    case 'confirmed':
    case 'ownMarketplace':
      return countiesFound(location, [outcome.county])
  }
}

/**
 * Fetches the counties of a location's ZIP code, again with each press. The results read the answer too. Never rejects.
 */
export async function verifyZip(location: LocationDraft, signal: AbortSignal): Promise<VerifiedZip> {
  try {
    const counties = await ask({ ...countiesQuery(location.zip), staleTime: 0 }, signal)
    if (isWithoutMarketplace(location.zip, counties)) {
      return { location: countiesFound(location, []), problem: { kind: 'refused', reason: 'noMarketplace' } }
    }
    const outcome = locationOutcome(counties)
    const problem: ZipProblem | null = outcome.kind === 'notFound' ? { kind: 'notFound' } : null
    return { location: locationAfter(location, outcome), problem }
  } catch (error) {
    const problem: ZipProblem =
      error instanceof CallError ? { kind: 'refused', reason: error.failure } : { kind: 'unknown' }
    return { location: null, problem }
  }
}

/** Fetches the poverty percentage through the cache that the results read too, so one household needs one call. */
export function askPovertyPercent(facts: IncomeFacts, signal: AbortSignal): Promise<number> {
  return ask(povertyQuery(facts), signal)
}

/** Calls back when no call is running, so that prefetching does not compete with it. */
export function whenNoCall(work: () => void): void {
  if (siteQueries.isFetching() === 0) {
    work()
    return
  }
  const stop = siteQueries.getQueryCache().subscribe(() => {
    if (siteQueries.isFetching() > 0) return
    stop()
    work()
  })
}
