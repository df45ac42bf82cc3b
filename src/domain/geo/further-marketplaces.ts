import { hasOwnMarketplace, type UnlistedState } from './own-marketplace-states.ts'
import type { ListedState } from './states.ts'

/** A marketplace that a state runs and that the product's list doesn't name. */
export interface FurtherMarketplace {
  /** The state's abbreviation. The type leaves out the states of the product's list, so no state is on both. */
  readonly abbr: UnlistedState
  /** The state's official English name. */
  readonly stateFullName: ListedState['name']
  /** The marketplace's name. */
  readonly name: string
  /** Public address of the marketplace. */
  readonly url: string
  /** The first plan year that is bought there. */
  readonly fromPlanYear: number
  /** The day on which a person read it: `2026-11-26`. */
  readonly readOn: string
}

/**
 * States that run their own marketplace beyond the product's list. The site quotes there and says where a plan
 * is bought. Source: https://www.healthcare.gov/marketplace-in-your-state/ and the pages of the marketplaces. The
 * agency confirms them before real visitors come (`npm run golive`).
 */
export const furtherMarketplaces: readonly FurtherMarketplace[] = [
  {
    abbr: 'GA',
    stateFullName: 'Georgia',
    name: 'Georgia Access',
    url: 'https://georgiaaccess.gov/',
    fromPlanYear: 2025,
    readOn: '2026-11-26',
  },
  {
    abbr: 'IL',
    stateFullName: 'Illinois',
    name: 'Get Covered Illinois',
    url: 'https://getcovered.illinois.gov/',
    fromPlanYear: 2026,
    readOn: '2026-11-26',
  },
  {
    abbr: 'ME',
    stateFullName: 'Maine',
    name: 'CoverME.gov',
    url: 'https://coverme.gov/',
    fromPlanYear: 2022,
    readOn: '2026-11-26',
  },
  {
    abbr: 'VA',
    stateFullName: 'Virginia',
    name: 'Virginia’s Insurance Marketplace',
    url: 'https://www.marketplace.virginia.gov/',
    fromPlanYear: 2024,
    readOn: '2026-11-26',
  },
  {
    abbr: 'OR',
    stateFullName: 'Oregon',
    name: 'Oregon Health Insurance Marketplace',
    url: 'https://healthcare.oregon.gov/',
    fromPlanYear: 2027,
    readOn: '2026-11-26',
  },
]

/** Returns the marketplace that a state runs in a plan year beyond the list of Q-13, if it runs one. */
export function furtherMarketplace(stateAbbr: string, planYear: number): FurtherMarketplace | undefined {
  return furtherMarketplaces.find(({ abbr, fromPlanYear }) => abbr === stateAbbr && fromPlanYear <= planYear)
}

/** Whether a state runs its own marketplace in a plan year, of the product's list or beyond it. */
export function runsOwnMarketplace(stateAbbr: string, planYear: number): boolean {
  return (
    hasOwnMarketplace(stateAbbr) ||
    furtherMarketplaces.some(({ abbr, fromPlanYear }) => abbr === stateAbbr && fromPlanYear <= planYear)
  )
}
