import { type Fraction, by, floor, isBelow, minus, plus, times, written } from './fraction.ts'

/** The plan years of the oracle. */
export const oracleYears = [2026, 2027] as const

/** One of the oracle's plan years. */
export type OracleYear = (typeof oracleYears)[number]

/** Ranges of the poverty level in percent, and the expected percentage of income in each, as written there. */
const bands: Readonly<Record<OracleYear, readonly (readonly [from: string, to: string, low: string, high: string])[]>> =
  {
    2026: [
      ['100', '133', '2.1', '2.1'],
      ['133', '150', '3.14', '4.19'],
      ['150', '200', '4.19', '6.6'],
      ['200', '250', '6.6', '8.44'],
      ['250', '300', '8.44', '9.96'],
      ['300', '400', '9.96', '9.96'],
    ],
    2027: [
      ['100', '133', '2.15', '2.15'],
      ['133', '150', '3.23', '4.3'],
      ['150', '200', '4.3', '6.78'],
      ['200', '250', '6.78', '8.66'],
      ['250', '300', '8.66', '10.22'],
      ['300', '400', '10.22', '10.22'],
    ],
  }

/**
 * Poverty levels of the two states with different ones and of the others, in dollars: for one person, and for each
 * additional one.
 */
export const povertyLevels: Readonly<
  Record<OracleYear, Readonly<Partial<Record<string, readonly [first: number, extra: number]>>>>
> = {
  2026: { AK: [19_550, 6_880], HI: [17_990, 6_330], other: [15_650, 5_500] },
  2027: { AK: [19_950, 7_100], HI: [18_360, 6_530], other: [15_960, 5_680] },
}

/** The states whose threshold is 133 percent. */
export const statesAt133 = 'AZ IN IA LA MI MO MT NE NC ND OH OK SD UT WI'.split(' ')

/** The states without Medicaid for adults by income, where a credit begins at 100 percent. */
const statesWithoutAdults = 'AL FL GA KS MS SC TN TX WY'.split(' ')

/** Whether the law has a credit at a percentage: above Medicaid for adults, which ends at 138 percent, in Wisconsin at 100. */
export function isAboveMedicaid(state: string, percent: Fraction): boolean {
  if (statesWithoutAdults.includes(state)) return !isBelow(percent, written('100'))
  return isBelow(written(state === 'WI' ? '100' : '138'), percent)
}

/** The credit in whole dollars a month, from a benchmark in dollars a month and an income in dollars a year. */
export function creditDollars(benchmark: Fraction, income: number, percent: Fraction, year: OracleYear): bigint {
  const band = bands[year].findLast(([from]) => !isBelow(percent, written(from)))
  if (!band || isBelow(written('400'), percent)) return 0n
  const [from, to, low, high] = band.map(written) as [Fraction, Fraction, Fraction, Fraction]
  const rate = plus(low, times(minus(high, low), by(minus(percent, from), minus(to, from))))
  const share = by(times(written(String(income)), rate), written('1200'))
  return isBelow(share, benchmark) ? floor(minus(benchmark, share)) : 0n
}
