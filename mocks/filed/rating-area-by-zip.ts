/**
 * The two states whose rating areas go by the first three digits of a ZIP code, not by county (CMS, "Market Rating
 * Reforms: State Specific Geographic Rating Areas").
 */
const areasByZip: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  AK: { 995: 1, 996: 2, 997: 2, 998: 3, 999: 3 },
  // oxfmt-ignore
  NE: {
    680: 1, 681: 1, 683: 2, 684: 2, 685: 2, 686: 3, 687: 3, 688: 3, 689: 3, 690: 4, 691: 4, 692: 4, 693: 4,
  },
}

/** Whether a state's rating areas go by ZIP code. */
export const goesByZip = (state: string): boolean => Object.hasOwn(areasByZip, state)

/**
 * Returns the rating area of a ZIP code in a state whose areas go by it. None for a ZIP code of a neighbor state, such as
 * 51557 of Iowa, which reaches into Burt County of Nebraska: there the county's area counts.
 */
export function ratingAreaByZip(state: string, zip: string): number | undefined {
  return areasByZip[state]?.[zip.slice(0, 3)]
}
