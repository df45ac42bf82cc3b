import type { PlanYear } from '#domain/calendar/plan-year.ts'

import { contributionRate, type ContributionRate, ratePercent } from './contribution.ts'

/** What the tax credit depends on. */
export interface CreditInput {
  /** Premium of the second-lowest-cost Silver plan for the household, in cents a month. */
  readonly benchmarkCents: number
  /** Whole dollars a year. */
  readonly annualIncome: number
  readonly fplPercent: number
  readonly year: PlanYear
}

/** Hundredths of a percent in a whole, over twelve months, from dollars to cents: income × rate / 1200 is cents a month. */
const rateToMonthlyCents = 1200n

const wholeCents = (cents: number) => BigInt(Math.max(0, Math.round(cents)))
const wholeDollars = (dollars: number) => BigInt(Math.max(0, Math.round(dollars)))

/** Cents a month, times `denominator`, that the household is expected to pay; exact. */
function expectedShare(annualIncome: number, rate: ContributionRate): { cents: bigint; denominator: bigint } {
  return { cents: wholeDollars(annualIncome) * rate.numerator, denominator: rate.denominator * rateToMonthlyCents }
}

/**
 * Largest tax credit in cents a month: benchmark premium − income × percentage ÷ 12, never below 0 and rounded down to
 * whole dollars (spec 1 §9). Whole-number arithmetic throughout, since a double may fall a cent short of a dollar.
 */
export function monthlyCreditCents({ benchmarkCents, annualIncome, fplPercent, year }: CreditInput): number {
  const rate = contributionRate(fplPercent, year)
  if (!rate) return 0
  const { cents, denominator } = expectedShare(annualIncome, rate)
  const credit = wholeCents(benchmarkCents) * denominator - cents
  return credit > 0n ? Number(credit / (denominator * 100n)) * 100 : 0
}

/** The arithmetic behind a credit, for the person who asks how it was worked out. */
export interface CreditExplanation {
  readonly annualIncome: number
  readonly fplPercent: number
  /** Percent of income expected; null where there is no subsidy. */
  readonly ratePercent: number | null
  /** What the household is expected to pay for the benchmark plan, in cents a month, rounded to the cent. */
  readonly expectedMonthlyCents: number | null
  readonly benchmarkCents: number
  readonly creditCents: number
}

/** All numbers of `monthlyCreditCents`, in the order they are worked out. */
export function explainCredit(input: CreditInput): CreditExplanation {
  const { benchmarkCents, annualIncome, fplPercent, year } = input
  const rate = contributionRate(fplPercent, year)
  const share = rate && expectedShare(annualIncome, rate)
  return {
    annualIncome,
    fplPercent,
    ratePercent: rate && ratePercent(rate),
    expectedMonthlyCents: share && Number((share.cents * 2n + share.denominator) / (share.denominator * 2n)),
    benchmarkCents,
    creditCents: monthlyCreditCents(input),
  }
}
