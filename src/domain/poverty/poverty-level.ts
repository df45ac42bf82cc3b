import type { PlanYear } from '#domain/calendar/plan-year.ts'

interface PovertyTable {
  /** Whole dollars a year at 100 percent, for households of 1, 2, … people. */
  readonly base: readonly number[]
  /** Whole dollars a year for each person beyond the table. */
  readonly extraPerson: number
}

/** The area of one guideline: the 48 states and DC, Alaska, or Hawaii. */
export type PovertyRegion = 'contiguous' | 'alaska' | 'hawaii'

/** Returns the guideline's region of a state. */
export function povertyRegionOf(stateAbbr: string): PovertyRegion {
  if (stateAbbr === 'AK') return 'alaska'
  return stateAbbr === 'HI' ? 'hawaii' : 'contiguous'
}

/** Household sizes in the table. */
const listedSizes = 14

/** Returns a table that grows by the same amount with every person, as the official guidelines do. */
function evenTable(first: number, extraPerson: number): PovertyTable {
  return { base: Array.from({ length: listedSizes }, (_, others) => first + others * extraPerson), extraPerson }
}

/** Federal poverty level by plan year and region: Q-50. */
const povertyTables: Readonly<Record<PlanYear, Readonly<Record<PovertyRegion, PovertyTable>>>> = {
  2026: {
    contiguous: {
      base: [15650, 21150, 26650, 32150, 37650, 43150, 48650, 54150, 59650, 65150, 70650, 76150, 81650, 87150],
      extraPerson: 5500,
    },
    alaska: evenTable(19550, 6880),
    hawaii: evenTable(17990, 6330),
  },
  2027: {
    contiguous: evenTable(15960, 5680),
    alaska: evenTable(19950, 7100),
    hawaii: evenTable(18360, 6530),
  },
}

/** Whether the table lists the household size, 1 to 14. */
export function isInPovertyTable(householdSize: number): boolean {
  return Number.isInteger(householdSize) && householdSize >= 1 && householdSize <= listedSizes
}

/**
 * Returns the poverty level of a household in whole dollars a year; beyond the table each person adds the same. Sizes
 * below 1 count as 1.
 */
export function povertyLevelFor(householdSize: number, year: PlanYear, region: PovertyRegion): number {
  const { base, extraPerson } = povertyTables[year][region]
  const size = Math.max(1, Math.trunc(householdSize))
  const listed = base[Math.min(size, base.length) - 1] ?? 0
  return listed + Math.max(0, size - base.length) * extraPerson
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

/** Returns a percentage for display: whole, but never equal to a limit that it exceeds; 400.01 stays 400.01. */
export function shownPovertyPercent(fplPercent: number): number {
  const whole = Math.floor(fplPercent)
  return lastPercentages.includes(whole) ? fplPercent : whole
}

/** The forced-zero option's percentage, which is below every subsidy. */
const forcedZeroPercent = 99

/** Returns the percentage for subsidies and defaults: 99 when the visitor looks at prices without the tax credit. */
export function effectivePovertyPercent(fplPercent: number | null, forceZeroSubsidy: boolean): number | null {
  return forceZeroSubsidy ? forcedZeroPercent : fplPercent
}
