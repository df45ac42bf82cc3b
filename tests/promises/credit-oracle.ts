import { type Fraction, by, floor, isBelow, minus, plus, times, written } from './fraction.ts'

/** Ranges of the poverty level in percent, and the expected percentage of income in each, as written there. */
const bands = [
  ['100', '133', '2.1', '2.1'],
  ['133', '150', '3.14', '4.19'],
  ['150', '200', '4.19', '6.6'],
  ['200', '250', '6.6', '8.44'],
  ['250', '300', '8.44', '9.96'],
  ['300', '400', '9.96', '9.96'],
] as const

/**
 * Poverty levels of the two states with different ones, in dollars: for one person, and for each additional one.
 */
export const ownPovertyLevels: Readonly<Record<string, readonly [first: number, extra: number]>> = {
  AK: [19_550, 6_880],
  HI: [17_990, 6_330],
}

/** The credit in whole dollars a month, from a benchmark in dollars a month and an income in dollars a year. */
export function creditDollars(benchmark: Fraction, income: number, percent: Fraction): bigint {
  const band = bands.findLast(([from]) => !isBelow(percent, written(from)))
  if (!band || isBelow(written('400'), percent)) return 0n
  const [from, to, low, high] = band.map(written) as [Fraction, Fraction, Fraction, Fraction]
  const rate = plus(low, times(minus(high, low), by(minus(percent, from), minus(to, from))))
  const share = by(times(written(String(income)), rate), written('1200'))
  return isBelow(share, benchmark) ? floor(minus(benchmark, share)) : 0n
}
