import type { ListedState } from './states.ts'

/**
 * The states that run their own marketplace in the year that is sold, where this site can't quote. Each plan year
 * says when the list was reviewed (src/domain/years). Names and addresses are in own-marketplaces.ts, because the first
 * page asks only for the states.
 */
export const ownMarketplaceStates = [
  'CA',
  'CO',
  'CT',
  'ID',
  'KY',
  'MD',
  'MA',
  'MN',
  'NV',
  'NJ',
  'NM',
  'NY',
  'PA',
  'RI',
  'VT',
  'WA',
  'DC',
] as const satisfies readonly ListedState['abbr'][]

/** Abbreviation of a state that runs its own marketplace. */
export type OwnMarketplaceState = (typeof ownMarketplaceStates)[number]

/** Abbreviation of a state that the product's list does not name. */
export type UnlistedState = Exclude<ListedState['abbr'], OwnMarketplaceState>

const listed: ReadonlySet<string> = new Set(ownMarketplaceStates)

/** Whether a state runs its own marketplace; the federal one serves the others. */
export function hasOwnMarketplace(stateAbbr: string): stateAbbr is OwnMarketplaceState {
  return listed.has(stateAbbr)
}
