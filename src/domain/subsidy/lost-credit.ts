import { creditAtIncomeCents, type CreditHousehold, incomeLimit, lowestCreditIncome } from './credit-at-income.ts'

/** The credit that a household above the income limit does not get. */
export interface LostCredit {
  /** The highest income with a credit, in whole dollars a year. */
  readonly incomeLimit: number
  /** Whole dollars a year above it. */
  readonly dollarsAbove: number
  /** The credit at the limit, in cents a month. */
  readonly monthlyCents: number
  /** The same over the months of coverage, in cents. */
  readonly coveredCents: number
}

/** Returns what an income above 400 percent loses; null inside the limit, and where the limit has no credit either. */
export function lostCredit(annualIncome: number, household: CreditHousehold, monthsCovered = 12): LostCredit | null {
  const limit = incomeLimit(household)
  const monthlyCents = creditAtIncomeCents(limit, household)
  if (annualIncome <= limit || monthlyCents === 0) return null
  return {
    incomeLimit: limit,
    dollarsAbove: annualIncome - limit,
    monthlyCents,
    coveredCents: monthlyCents * monthsCovered,
  }
}

/** Why there is no credit at an income. */
export type ZeroCreditReason = 'belowThreshold' | 'aboveLimit' | 'benchmarkIsLess'

/** Returns why an income has no credit by the formula of Q-100; null where it has one. */
export function whyNoCredit(annualIncome: number, household: CreditHousehold): ZeroCreditReason | null {
  if (creditAtIncomeCents(annualIncome, household) > 0) return null
  if (annualIncome < lowestCreditIncome(household)) return 'belowThreshold'
  return annualIncome > incomeLimit(household) ? 'aboveLimit' : 'benchmarkIsLess'
}
