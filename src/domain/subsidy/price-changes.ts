import { creditAtIncomeCents, type CreditHousehold } from './credit-at-income.ts'
import { type ZeroCreditReason, whyNoCredit } from './lost-credit.ts'

/** A change of the household that moves its credit. */
export type PriceChangeId = 'incomeUp' | 'incomeDown' | 'personMore' | 'personFewer' | 'applicantFewer' | 'oneYearOlder'

/** A change with the credit before and after it, in cents a month. */
export interface PriceChange {
  readonly id: PriceChangeId
  readonly beforeCents: number
  readonly afterCents: number
  /** Null while there is a credit after the change. */
  readonly without: ZeroCreditReason | null
}

/** What the list of changes depends on. */
export interface PriceChangesInput {
  readonly household: CreditHousehold
  /** Whole dollars a year. */
  readonly annualIncome: number
  /** Dependents of the tax household who do not apply: only they can leave the tax return without another benchmark. */
  readonly otherDependents: number
  /** Benchmark premium without the youngest person who applies, in cents a month; null when it is not known. */
  readonly applicantFewerBenchmarkCents: number | null
  /** Benchmark premium with everyone who applies one year older, in cents a month; null when it is not known. */
  readonly oneYearOlderBenchmarkCents: number | null
}

/** What one row changes. */
interface Change {
  readonly id: PriceChangeId
  readonly income?: number
  readonly size?: number
  readonly benchmarkCents?: number
}

/** What an income is raised and lowered by, in whole dollars a year. */
export const incomeChange = 1_000

function changesOf(input: PriceChangesInput): readonly Change[] {
  const { annualIncome, otherDependents, household, applicantFewerBenchmarkCents, oneYearOlderBenchmarkCents } = input
  const size = household.householdSize
  return [
    { id: 'incomeUp', income: annualIncome + incomeChange },
    ...(annualIncome >= incomeChange ? [{ id: 'incomeDown', income: annualIncome - incomeChange } as const] : []),
    { id: 'personMore', size: size + 1 },
    ...(otherDependents > 0 ? [{ id: 'personFewer', size: size - 1 } as const] : []),
    ...(applicantFewerBenchmarkCents === null
      ? []
      : [{ id: 'applicantFewer', benchmarkCents: applicantFewerBenchmarkCents } as const]),
    ...(oneYearOlderBenchmarkCents === null
      ? []
      : [{ id: 'oneYearOlder', benchmarkCents: oneYearOlderBenchmarkCents } as const]),
  ]
}

/**
 * Returns what moves a household's credit, each change by itself. A change whose benchmark is not known is left
 * out. All rows use the formula of Q-100, before and after.
 */
export function priceChanges(input: PriceChangesInput): readonly PriceChange[] {
  const { annualIncome, household } = input
  const beforeCents = creditAtIncomeCents(annualIncome, household)
  return changesOf(input).map(({ id, income = annualIncome, size, benchmarkCents }) => {
    const changed = {
      ...household,
      householdSize: size ?? household.householdSize,
      benchmarkCents: benchmarkCents ?? household.benchmarkCents,
    }
    const afterCents = creditAtIncomeCents(income, changed)
    return { id, beforeCents, afterCents, without: whyNoCredit(income, changed) }
  })
}
