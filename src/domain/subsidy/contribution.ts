import { factsOf, type PlanYear } from '#domain/years/plan-years.ts'

/** The first percentage with a subsidy, inclusive. */
const firstPercent = 100

/** The last percentage of the poverty level with a tax credit, inclusive. */
export const lastCreditPercent = 400

/** Percentages are read to a hundred-thousandth, finer than any answer gives them. */
const percentScale = 100_000

/** An exact share of the income: `numerator / denominator` hundredths of a percent. */
export interface ContributionRate {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** A percentage of the poverty level as an exact fraction: `numerator / denominator` percent. */
interface ExactPercent {
  readonly numerator: bigint
  readonly denominator: bigint
}

/**
 * Returns the share at an exact percentage; null outside 100 to 400 percent. Inside a band, which includes its start
 * but not its end, the share rises in a straight line; the last band includes both.
 */
function rateAt({ numerator, denominator }: ExactPercent, year: PlanYear): ContributionRate | null {
  const isAtLeast = (percent: number) => numerator >= BigInt(percent) * denominator
  const isAbove = (percent: number) => numerator > BigInt(percent) * denominator
  const band = factsOf(year).contributionBands.findLast(({ fromPercent }) => isAtLeast(fromPercent))
  if (!band || isAbove(lastCreditPercent)) return null
  const width = BigInt(band.toPercent - band.fromPercent) * denominator
  const into = numerator - BigInt(band.fromPercent) * denominator
  return { numerator: BigInt(band.lowRate) * width + BigInt(band.highRate - band.lowRate) * into, denominator: width }
}

/**
 * Returns the share of income expected at a percentage of the poverty level, exact; null outside 100 to 400 percent,
 * where there is no subsidy.
 */
export function contributionRate(fplPercent: number, year: PlanYear): ContributionRate | null {
  if (!(fplPercent >= firstPercent && fplPercent <= lastCreditPercent)) return null
  return rateAt({ numerator: BigInt(Math.round(fplPercent * percentScale)), denominator: BigInt(percentScale) }, year)
}

/**
 * Returns the share of income expected of an income, by the exact fraction of the poverty level that it is; null
 * outside 100 to 400 percent. Both amounts are whole dollars a year.
 */
export function contributionRateOf(
  annualIncome: number,
  povertyLevel: number,
  year: PlanYear,
): ContributionRate | null {
  return rateAt({ numerator: BigInt(annualIncome) * 100n, denominator: BigInt(povertyLevel) }, year)
}

/** Returns the same share as percent points, for display only: 4.19 for 4.19 %. */
export function ratePercent({ numerator, denominator }: ContributionRate): number {
  return Number(numerator) / Number(denominator) / 100
}
