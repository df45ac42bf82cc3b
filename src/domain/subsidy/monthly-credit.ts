import type { PlanYear } from '#domain/years/plan-years.ts'

import { contributionRate, type ContributionRate } from './contribution.ts'

/** The facts that the tax credit depends on. */
export interface CreditInput {
  /** Premium of the second-lowest-cost Silver plan for the household, in cents a month. */
  readonly benchmarkCents: number
  /** Whole dollars a year. */
  readonly annualIncome: number
  readonly fplPercent: number
  readonly year: PlanYear
}

/**
 * Hundredths of a percent in a whole, over twelve months, from dollars to cents: income × rate / 1200 is cents a month.
 */
const rateToMonthlyCents = 1200n

const wholeCents = (cents: number) => BigInt(Math.max(0, Math.round(cents)))
const wholeDollars = (dollars: number) => BigInt(Math.max(0, Math.round(dollars)))

/** Returns the household's expected payment in cents a month, times `denominator`; exact. */
function expectedShare(annualIncome: number, rate: ContributionRate): { cents: bigint; denominator: bigint } {
  return { cents: wholeDollars(annualIncome) * rate.numerator, denominator: rate.denominator * rateToMonthlyCents }
}

/**
 * Returns the largest tax credit in cents a month at an expected share of income: benchmark premium − income × share ÷
 * 12, never below 0 and rounded down to whole dollars. Whole-number arithmetic throughout, since a double may
 * fall a cent short of a dollar.
 */
export function creditCentsAtRate(benchmarkCents: number, annualIncome: number, rate: ContributionRate): number {
  const { cents, denominator } = expectedShare(annualIncome, rate)
  const credit = wholeCents(benchmarkCents) * denominator - cents
  return credit > 0n ? Number(credit / (denominator * 100n)) * 100 : 0
}

/** Returns the largest tax credit in cents a month at a percentage of the poverty level; 0 where there is none. */
export function monthlyCreditCents({ benchmarkCents, annualIncome, fplPercent, year }: CreditInput): number {
  const rate = contributionRate(fplPercent, year)
  return rate ? creditCentsAtRate(benchmarkCents, annualIncome, rate) : 0
}

/** The arithmetic of a credit, for visitors who ask how it was calculated. */
export interface CreditExplanation {
  readonly annualIncome: number
  readonly fplPercent: number
  /** Percent of income expected, with as many digits as the product below needs; null when there is no subsidy. */
  readonly ratePercent: number | null
  /**
   * The household's expected payment for the benchmark plan a month: to the cent, or finer where whole cents would
   * round down to another credit.
   */
  readonly expectedMonthlyCents: number | null
  readonly benchmarkCents: number
  readonly creditCents: number
}

/** A credit and where it comes from: calculated from the benchmark premium, or the service's estimate. */
export type CreditWorking =
  | ({ readonly kind: 'benchmark' } & CreditExplanation)
  | ({ readonly kind: 'estimate' } & Pick<CreditExplanation, 'annualIncome' | 'fplPercent' | 'creditCents'>)

/** Returns `numerator ÷ denominator` with so many decimals, as a whole number of the last one; halves round up. */
function rounded(numerator: bigint, denominator: bigint, decimals: number): bigint {
  return (numerator * 2n * 10n ** BigInt(decimals) + denominator) / (denominator * 2n)
}

/** Enough for every figure: a share of an income is then exact to a millionth of a cent. */
const mostDecimals = 10

function fewestDecimals(from: number, suffices: (decimals: number) => boolean): number {
  let decimals = from
  while (decimals < mostDecimals && !suffices(decimals)) decimals += 1
  return decimals
}

/**
 * Returns the rate and the share for display: income × rate ÷ 12 is the share, and the benchmark less the share gives
 * the credit.
 */
function shownShare({ benchmarkCents, annualIncome }: CreditInput, rate: ContributionRate, creditCents: number) {
  const share = expectedShare(annualIncome, rate)
  const inDollars = (decimals: number) => {
    const scale = 10n ** BigInt(decimals)
    const left = wholeCents(benchmarkCents) * scale - rounded(share.cents, share.denominator, decimals)
    return left > 0n ? Number(left / (scale * 100n)) * 100 : 0
  }
  const shareDecimals = fewestDecimals(0, (decimals) => inDollars(decimals) === creditCents)
  const shown = rounded(share.cents, share.denominator, shareDecimals)

  const percent = (decimals: number) => rounded(rate.numerator, rate.denominator * 100n, decimals)
  const product = (decimals: number) =>
    rounded(wholeDollars(annualIncome) * percent(decimals), 12n * 10n ** BigInt(decimals), shareDecimals)
  const rateDecimals = fewestDecimals(2, (decimals) => product(decimals) === shown)
  return {
    ratePercent: Number(percent(rateDecimals)) / 10 ** rateDecimals,
    expectedMonthlyCents: Number(shown) / 10 ** shareDecimals,
  }
}

/**
 * Returns all numbers of a credit at an expected share, in the order of calculation; each follows from those shown
 * before it. Without a share there is no subsidy.
 */
export function explainCreditAtRate(input: CreditInput, rate: ContributionRate | null): CreditExplanation {
  const { benchmarkCents, annualIncome, fplPercent } = input
  const creditCents = rate ? creditCentsAtRate(benchmarkCents, annualIncome, rate) : 0
  const share = rate ? shownShare(input, rate, creditCents) : { ratePercent: null, expectedMonthlyCents: null }
  return { annualIncome, fplPercent, ...share, benchmarkCents, creditCents }
}

/** Returns all numbers of `monthlyCreditCents` in the order of calculation; each follows from those shown before it. */
export function explainCredit(input: CreditInput): CreditExplanation {
  return explainCreditAtRate(input, contributionRate(input.fplPercent, input.year))
}
