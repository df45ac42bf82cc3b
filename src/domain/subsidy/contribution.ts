import { factsOf, type PlanYear } from '#domain/years/plan-years.ts'

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
 * where there is no subsidy. Inside a band, which includes its start but not its end, the share rises in a
 * straight line; the last band includes both.
 */
export function contributionRate(fplPercent: number, year: PlanYear): ContributionRate | null {
  if (!(fplPercent >= firstPercent && fplPercent <= lastPercent)) return null
  const scaled = Math.round(fplPercent * percentScale)
  const band = factsOf(year).contributionBands.find(
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
