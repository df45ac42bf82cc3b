import type { PlanYear } from '#domain/years/plan-years.ts'

import { isInPovertyTable, povertyLevelFor, povertyPercent, povertyRegionOf } from './poverty-level.ts'

/**
 * States whose threshold is 133 percent, as of plan year 2026. A reviewed newer list replaces this table. What the
 * law says of a state's adults is in `adult-medicaid.ts`.
 */
const statesAt133: ReadonlySet<string> = new Set([
  'AZ',
  'IN',
  'IA',
  'LA',
  'MI',
  'MO',
  'MT',
  'NE',
  'NC',
  'ND',
  'OH',
  'OK',
  'SD',
  'UT',
  'WI',
])

/** Whether the state is on the 133 percent list, which also changes the choice of the subsidy call. */
export function isListedThresholdState(stateAbbr: string): boolean {
  return statesAt133.has(stateAbbr)
}

/** Returns the percent of the poverty level below which a household is likely eligible for Medicaid instead. */
export function thresholdFor(stateAbbr: string): number {
  return isListedThresholdState(stateAbbr) ? 133 : 100
}

/** Returns the smallest whole-dollar annual income that reaches the state's threshold by the table. */
export function minimumIncome(stateAbbr: string, householdSize: number, year: PlanYear): number {
  const level = povertyLevelFor(householdSize, year, povertyRegionOf(stateAbbr))
  return Math.ceil((level * thresholdFor(stateAbbr)) / 100)
}

/** An income below its state's threshold, and the income that would reach it. Whole dollars a year. */
export interface BelowThreshold {
  readonly minimumIncome: number
  readonly thresholdPercent: number
}

/**
 * The outcome of the income gate between steps 4 and 5. The dialog stops only households that the poverty table lists
 * `belowUnlisted` continues with a notice.
 */
export type IncomeOutcome =
  | { readonly kind: 'proceed' }
  | ({ readonly kind: 'belowMinimum' | 'belowUnlisted' } & BelowThreshold)

/**
 * The facts that the income gate depends on. `fplPercent` is null when the check failed, which never stops the flow.
 */
export interface IncomeGate {
  readonly fplPercent: number | null
  /** The income that the percentage belongs to, in whole dollars a year. */
  readonly annualIncome: number
  readonly state: string
  readonly householdSize: number
  readonly year: PlanYear
}

/** The service answers percentages to the hundredth, cut or rounded. */
const answeredTo = 0.01

/** Percentages are read to a hundred-thousandth, as in the credit. */
const percentScale = 100_000

/**
 * Returns the income at which the service would answer the threshold, derived from its answer for the current income.
 * Returns 0 for 0 %, and when the answer matches the table, whose minimum is exact. Whole-number arithmetic, rounded
 * up: never below the income itself.
 */
function minimumAnswered(fplPercent: number, { annualIncome, state, householdSize, year }: IncomeGate): number {
  const ofTable = povertyPercent(annualIncome, householdSize, year, povertyRegionOf(state))
  const scaled = BigInt(Math.round(fplPercent * percentScale))
  if (scaled <= 0n || Math.abs(ofTable - fplPercent) <= answeredTo) return 0
  const threshold = BigInt(thresholdFor(state) * percentScale)
  return Number((BigInt(Math.max(0, Math.round(annualIncome))) * threshold + scaled - 1n) / scaled)
}

/**
 * Returns an income below its state's threshold, for households of any size; otherwise null. When the service uses
 * another level than the table, the minimum is the larger of both, so it is never below the typed income.
 */
export function belowThreshold(gate: IncomeGate): BelowThreshold | null {
  const { fplPercent, state, householdSize, year } = gate
  const thresholdPercent = thresholdFor(state)
  if (fplPercent === null || !(fplPercent < thresholdPercent)) return null
  const byTable = minimumIncome(state, householdSize, year)
  return { minimumIncome: Math.max(byTable, minimumAnswered(fplPercent, gate)), thresholdPercent }
}

/**
 * An income counts as that of one month if 12 times it is at least the minimum, and at most this many times the minimum
 * (Q-169).
 */
const mostMinimums = 4

/** Whether an income below its minimum, in whole dollars a year, is probably that of one month. */
export function isLikelyOneMonth(annualIncome: number, minimum: number): boolean {
  return annualIncome * 12 >= minimum && annualIncome * 12 <= minimum * mostMinimums
}

/** Returns the outcome of the income gate between steps 4 and 5. */
export function incomeOutcome(gate: IncomeGate): IncomeOutcome {
  const below = belowThreshold(gate)
  if (!below) return { kind: 'proceed' }
  return { kind: isInPovertyTable(gate.householdSize) ? 'belowMinimum' : 'belowUnlisted', ...below }
}
