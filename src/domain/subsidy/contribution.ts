import type { PlanYear } from '#domain/calendar/plan-year.ts'

/** One band of the contribution schedule. Rates are hundredths of a percent of income: 419 is 4.19 %. */
interface Band {
  readonly fromPercent: number
  readonly toPercent: number
  readonly lowRate: number
  readonly highRate: number
}

/**
 * Percent of income that a household pays for the benchmark plan, by percent of the poverty level. A band
 * includes its start but not its end; the last one includes both.
 */
const bands: Readonly<Record<PlanYear, readonly Band[]>> = {
  2026: [
    { fromPercent: 100, toPercent: 133, lowRate: 210, highRate: 210 },
    { fromPercent: 133, toPercent: 150, lowRate: 314, highRate: 419 },
    { fromPercent: 150, toPercent: 200, lowRate: 419, highRate: 660 },
    { fromPercent: 200, toPercent: 250, lowRate: 660, highRate: 844 },
    { fromPercent: 250, toPercent: 300, lowRate: 844, highRate: 996 },
    { fromPercent: 300, toPercent: 400, lowRate: 996, highRate: 996 },
  ],
  2027: [
    { fromPercent: 100, toPercent: 133, lowRate: 215, highRate: 215 },
    { fromPercent: 133, toPercent: 150, lowRate: 323, highRate: 430 },
    { fromPercent: 150, toPercent: 200, lowRate: 430, highRate: 678 },
    { fromPercent: 200, toPercent: 250, lowRate: 678, highRate: 866 },
    { fromPercent: 250, toPercent: 300, lowRate: 866, highRate: 1022 },
    { fromPercent: 300, toPercent: 400, lowRate: 1022, highRate: 1022 },
  ],
}

/** The first and last percentages with a subsidy, both inclusive. */
const firstPercent = 100
const lastPercent = 400

/** Percentages are read to a hundred-thousandth, finer than any answer gives them. */
const percentScale = 100_000

/** An exact share of the income: `numerator / denominator` hundredths of a percent. */
export interface ContributionRate {
  readonly numerator: bigint
  readonly denominator: bigint
}

/**
 * Returns the share of income expected at a percentage of the poverty level, exact; null outside 100 to 400 percent,
 * where there is no subsidy. Inside a band the share rises in a straight line.
 */
export function contributionRate(fplPercent: number, year: PlanYear): ContributionRate | null {
  if (!(fplPercent >= firstPercent && fplPercent <= lastPercent)) return null
  const scaled = Math.round(fplPercent * percentScale)
  const band = bands[year].find(
    ({ fromPercent, toPercent }) =>
      scaled >= fromPercent * percentScale && (scaled < toPercent * percentScale || toPercent === lastPercent),
  )
  if (!band) return null
  const width = BigInt((band.toPercent - band.fromPercent) * percentScale)
  const into = BigInt(scaled - band.fromPercent * percentScale)
  return { numerator: BigInt(band.lowRate) * width + BigInt(band.highRate - band.lowRate) * into, denominator: width }
}

/** Returns the same share as percent points, for display only: 4.19 for 4.19 %. */
export function ratePercent({ numerator, denominator }: ContributionRate): number {
  return Number(numerator) / Number(denominator) / 100
}
