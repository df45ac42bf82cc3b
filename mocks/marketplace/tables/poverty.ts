/** Poverty level and credit rules of one plan year; dollars a year, percentages of the poverty level and of income. */
export interface PovertyRules {
  readonly onePerson: number
  readonly eachFurtherPerson: number
  /** Share of income that a household pays, rising from `low` to `high` between `from` (included) and `to`. */
  readonly bands: readonly { readonly from: number; readonly to: number; readonly low: number; readonly high: number }[]
}

/** The rules by plan year (spec 1 §9; 2027 from decisions, Quote). The last band includes its upper end. */
export const povertyRules: Readonly<Record<number, PovertyRules>> = {
  2026: {
    onePerson: 15650,
    eachFurtherPerson: 5500,
    bands: [
      { from: 100, to: 133, low: 2.1, high: 2.1 },
      { from: 133, to: 150, low: 3.14, high: 4.19 },
      { from: 150, to: 200, low: 4.19, high: 6.6 },
      { from: 200, to: 250, low: 6.6, high: 8.44 },
      { from: 250, to: 300, low: 8.44, high: 9.96 },
      { from: 300, to: 400, low: 9.96, high: 9.96 },
    ],
  },
  2027: {
    onePerson: 15960,
    eachFurtherPerson: 5680,
    bands: [
      { from: 100, to: 133, low: 2.15, high: 2.15 },
      { from: 133, to: 150, low: 3.23, high: 4.3 },
      { from: 150, to: 200, low: 4.3, high: 6.78 },
      { from: 200, to: 250, low: 6.78, high: 8.66 },
      { from: 250, to: 300, low: 8.66, high: 10.22 },
      { from: 300, to: 400, low: 10.22, high: 10.22 },
    ],
  },
}

/** States where help from the Marketplace starts at 133 percent; elsewhere it starts at 100 (spec 1 §9). */
export const statesFrom133: ReadonlySet<string> = new Set('AZ IN IA LA MI MO MT NE NC ND OH OK SD UT WI'.split(' '))

/** States and the District that run a marketplace of their own: the federal one sells no plan there (spec 1 §3). */
export const ownMarketplaceStates: ReadonlySet<string> = new Set(
  'CA CO CT ID KY MD MA MN NV NJ NM NY PA RI VT WA DC'.split(' '),
)
