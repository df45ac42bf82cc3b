import { factsOf, type PlanYear } from '#domain/years/plan-years.ts'
import type { PovertyRegion } from '#domain/years/year-facts.ts'

/** Returns the guideline's region of a state. */
export function povertyRegionOf(stateAbbr: string): PovertyRegion {
  if (stateAbbr === 'AK') return 'alaska'
  return stateAbbr === 'HI' ? 'hawaii' : 'contiguous'
}

/** Household sizes in the table. */
const listedSizes = 14

/** Whether the table lists the household size, 1 to 14. */
export function isInPovertyTable(householdSize: number): boolean {
  return Number.isInteger(householdSize) && householdSize >= 1 && householdSize <= listedSizes
}

/**
 * Returns the poverty level of a household in whole dollars a year, which each further person raises by the same. Sizes
 * below 1 count as 1.
 */
export function povertyLevelFor(householdSize: number, year: PlanYear, region: PovertyRegion): number {
  const { onePerson, furtherPerson } = factsOf(year).povertyGuidelines[region]
  return onePerson + (Math.max(1, Math.trunc(householdSize)) - 1) * furtherPerson
}

/** Returns an income as a percentage of the poverty level, unrounded: 158.03 for 158.03 %. */
export function povertyPercent(
  annualIncome: number,
  householdSize: number,
  year: PlanYear,
  region: PovertyRegion,
): number {
  return (Math.max(0, annualIncome) * 100) / povertyLevelFor(householdSize, year, region)
}

/** The last percentages, inclusive, of the rules for extra savings, default filter and credit (Q-60, Q-68, P-31). */
const lastPercentages: readonly number[] = [150, 200, 250, 400]

/**
 * Returns a percentage for display. It is whole, unless that would equal a limit that it exceeds: 400.01 stays 400.01.
 */
export function shownPovertyPercent(fplPercent: number): number {
  const whole = Math.floor(fplPercent)
  return lastPercentages.includes(whole) ? fplPercent : whole
}

/** The percentage used without the tax credit, which is below every subsidy. */
const forcedZeroPercent = 99

/** Returns the percentage for subsidies and defaults: 99 when the visitor looks at prices without the tax credit. */
export function effectivePovertyPercent(fplPercent: number | null, forceZeroSubsidy: boolean): number | null {
  return forceZeroSubsidy ? forcedZeroPercent : fplPercent
}
