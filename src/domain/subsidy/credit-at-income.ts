import { adultMedicaidPercent } from '#domain/poverty/adult-medicaid.ts'
import { povertyLevelFor, povertyRegionOf } from '#domain/poverty/poverty-level.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { type ContributionRate, contributionRateOf, lastCreditPercent } from './contribution.ts'
import { type CreditExplanation, creditCentsAtRate, explainCreditAtRate } from './monthly-credit.ts'

/** The facts that give a credit for every income. */
export interface CreditHousehold {
  /** Premium of the second-lowest-cost Silver plan for the applying people, in cents a month. */
  readonly benchmarkCents: number
  /** State's abbreviation: Alaska and Hawaii have their own poverty level. */
  readonly stateAbbr: string
  /** Number of people in the tax household. */
  readonly householdSize: number
  readonly year: PlanYear
}

/** The part of a household's facts that sets its poverty level. */
export type PovertyHousehold = Omit<CreditHousehold, 'benchmarkCents'>

/** Returns a household's poverty level in whole dollars a year. */
export function levelOf({ householdSize, stateAbbr, year }: PovertyHousehold): number {
  return povertyLevelFor(householdSize, year, povertyRegionOf(stateAbbr))
}

/**
 * Returns the lowest income of a household with a credit by the law, in whole dollars a year: the first above its state's
 * Medicaid for adults, or the poverty level where the state has none.
 */
export function lowestCreditIncome(household: PovertyHousehold): number {
  const limit = adultMedicaidPercent(household.stateAbbr, household.year)
  return limit === null ? levelOf(household) : incomeAtPercent(limit, household) + 1
}

/** Returns the highest income of a household inside a percentage of the poverty level, in whole dollars a year. */
export function incomeAtPercent(percent: number, household: PovertyHousehold): number {
  return Math.floor((levelOf(household) * percent) / 100)
}

/** Returns the highest income of a household with a credit, in whole dollars a year: the last one inside 400 percent. */
export function incomeLimit(household: PovertyHousehold): number {
  return incomeAtPercent(lastCreditPercent, household)
}

/** Returns an amount as an income: whole dollars, not below 0. */
const wholeIncome = (annualIncome: number) => Math.max(0, Math.round(annualIncome))

/** Returns the exact share that an income is expected to pay; null where the household has no credit. */
function rateOf(income: number, household: CreditHousehold): ContributionRate | null {
  return income < lowestCreditIncome(household) ? null : contributionRateOf(income, levelOf(household), household.year)
}

/**
 * Returns the largest tax credit of a household at an income, in cents a month: benchmark premium − income × share ÷ 12,
 * rounded down to whole dollars, and 0 below the lowest income with a credit and above 400 percent. The percentage is the exact
 * fraction of income and poverty level, never a rounded one. Income is whole dollars a year.
 */
export function creditAtIncomeCents(annualIncome: number, household: CreditHousehold): number {
  const income = wholeIncome(annualIncome)
  const rate = rateOf(income, household)
  return rate ? creditCentsAtRate(household.benchmarkCents, income, rate) : 0
}

/** Returns the numbers of `creditAtIncomeCents` in the order of calculation; its percentage is for display only. */
export function explainCreditAtIncome(annualIncome: number, household: CreditHousehold): CreditExplanation {
  const income = wholeIncome(annualIncome)
  const { benchmarkCents, year } = household
  const fplPercent = (income * 100) / levelOf(household)
  return explainCreditAtRate({ benchmarkCents, annualIncome: income, fplPercent, year }, rateOf(income, household))
}
