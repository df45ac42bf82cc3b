import type { County } from './county.ts'
import { hasOwnMarketplace, type OwnMarketplaceState } from './own-marketplace-states.ts'

/** Digits of a ZIP code. */
export const zipLength = 5

/** Whether a text is a ZIP code: exactly five digits. */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text)
}

/** The outcome of one county: it is confirmed, or its state has its own marketplace. */
export type CountyOutcome =
  | { readonly kind: 'confirmed'; readonly county: County }
  | { readonly kind: 'ownMarketplace'; readonly county: County; readonly state: OwnMarketplaceState }

/** The outcome of a ZIP lookup. */
export type LocationOutcome =
  | CountyOutcome
  | { readonly kind: 'chooseCounty'; readonly counties: readonly County[] }
  | { readonly kind: 'notFound' }

/** Returns the outcome of one county, found alone or chosen from the list. */
export function countyOutcome(county: County): CountyOutcome {
  const { state } = county
  return hasOwnMarketplace(state) ? { kind: 'ownMarketplace', county, state } : { kind: 'confirmed', county }
}

/**
 * Returns the outcome of a ZIP lookup. A ZIP may cross a state line, so the county decides, not the ZIP: counties of
 * different states are offered as a choice. When every county lies in one state with its own marketplace, there is
 * nothing to choose.
 */
export function locationOutcome(counties: readonly County[]): LocationOutcome {
  const [first, second] = counties
  if (!first) return { kind: 'notFound' }
  if (!second) return countyOutcome(first)
  const outcome = countyOutcome(first)
  if (outcome.kind === 'ownMarketplace' && counties.every((county) => county.state === first.state)) return outcome
  return { kind: 'chooseCounty', counties }
}
