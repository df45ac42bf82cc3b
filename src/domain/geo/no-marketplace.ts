import type { County } from './county.ts'

/** Territories of the United States and the addresses of its armed forces, where there is no Marketplace. */
const codesWithout: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'MP', 'AS', 'FM', 'MH', 'PW', 'AA', 'AE', 'AP'])

/**
 * The first digits of their ZIP codes: Puerto Rico and the Virgin Islands (006 to 009), the armed forces (09, 340, 962
 * to 966), and the islands of the Pacific (96799, 969). Source: United States Postal Service, Publication 65, 2026.
 */
const zipsWithout = /^(?:00[6-9]|09|340|96[2-6]|96799|969)/

/** Whether a ZIP code lies where there is no Marketplace: by the counties that its lookup found, or by its digits. */
export function isWithoutMarketplace(zip: string, counties: readonly County[]): boolean {
  const [first] = counties
  return first ? codesWithout.has(first.state) : zipsWithout.test(zip)
}
