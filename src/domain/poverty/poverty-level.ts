import type { PlanYear } from '#domain/calendar/plan-year.ts'

interface PovertyTable {
  /** Whole dollars a year at 100 percent, for households of 1, 2, … people. */
  readonly base: readonly number[]
  /** Whole dollars a year for each person beyond the table. */
  readonly extraPerson: number
}

/** Federal poverty level by plan year: 2026 from spec 1 §9, 2027 from decisions. */
const povertyTables: Readonly<Record<PlanYear, PovertyTable>> = {
  2026: {
    base: [15650, 21150, 26650, 32150, 37650, 43150, 48650, 54150, 59650, 65150, 70650, 76150, 81650, 87150],
    extraPerson: 5500,
  },
  2027: {
    base: [15960, 21640, 27320, 33000, 38680, 44360, 50040, 55720, 61400, 67080, 72760, 78440, 84120, 89800],
    extraPerson: 5680,
  },
}

/** Whether the household size is one that the table lists, 1 to 14. */
export function isInPovertyTable(householdSize: number, year: PlanYear): boolean {
  return Number.isInteger(householdSize) && householdSize >= 1 && householdSize <= povertyTables[year].base.length
}

/** Poverty level of a household in whole dollars a year; beyond the table each person adds the same. Sizes below 1 count as 1. */
export function povertyLevelFor(householdSize: number, year: PlanYear): number {
  const { base, extraPerson } = povertyTables[year]
  const size = Math.max(1, Math.trunc(householdSize))
  const listed = base[Math.min(size, base.length) - 1] ?? 0
  return listed + Math.max(0, size - base.length) * extraPerson
}

/** An income as a percentage of the poverty level, unrounded: 158.03 for 158.03 %. */
export function povertyPercent(annualIncome: number, householdSize: number, year: PlanYear): number {
  return (Math.max(0, annualIncome) * 100) / povertyLevelFor(householdSize, year)
}

/** Percentages up to which a rule holds, themselves inside: extra savings, default filter, credit (spec 1 §9). */
const lastPercentages: readonly number[] = [150, 200, 250, 400]

/** A percentage as it is shown: whole, but never as a limit that it has passed; 400.01 stays 400.01. */
export function shownPovertyPercent(fplPercent: number): number {
  const whole = Math.floor(fplPercent)
  return lastPercentages.includes(whole) ? fplPercent : whole
}

/** The forced-zero option puts the household below every subsidy by this percentage (spec 1 §9). */
const forcedZeroPercent = 99

/** The percentage that subsidies and defaults go by: 99 when the person looks at prices without the tax credit. */
export function effectivePovertyPercent(fplPercent: number | null, forceZeroSubsidy: boolean): number | null {
  return forceZeroSubsidy ? forcedZeroPercent : fplPercent
}
