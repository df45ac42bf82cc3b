import type { PlanYear } from '#domain/calendar/plan-year.ts'

import { isInPovertyTable, povertyLevelFor } from './poverty-level.ts'

/** States whose threshold is 133 percent, as of plan year 2026 (spec 1 §9). A reviewed newer list replaces this table. */
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

/** Whether the state belongs to the 133 percent list, which also moves the choice of the subsidy call (spec 1 §7). */
export function isListedThresholdState(stateAbbr: string): boolean {
  return statesAt133.has(stateAbbr)
}

/** Percent of the poverty level below which a household is likely eligible for Medicaid instead (spec 1 §9). */
export function thresholdFor(stateAbbr: string): number {
  return isListedThresholdState(stateAbbr) ? 133 : 100
}

/** Smallest whole-dollar annual income that reaches the state's threshold (spec 1 §9). */
export function minimumIncome(stateAbbr: string, householdSize: number, year: PlanYear): number {
  return Math.ceil((povertyLevelFor(householdSize, year) * thresholdFor(stateAbbr)) / 100)
}

/** What the income gate between steps 4 and 5 leads to (spec 1 §4). */
export type IncomeOutcome =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'belowMinimum'; readonly minimumIncome: number; readonly thresholdPercent: number }

/** What the income gate depends on. `fplPercent` is null when the check failed, which never stops the flow. */
export interface IncomeGate {
  readonly fplPercent: number | null
  readonly state: string
  readonly householdSize: number
  readonly year: PlanYear
}

/** The income gate: below the threshold, for a household that the poverty table lists, the low-income dialog opens. */
export function incomeOutcome({ fplPercent, state, householdSize, year }: IncomeGate): IncomeOutcome {
  const thresholdPercent = thresholdFor(state)
  if (fplPercent === null || !(fplPercent < thresholdPercent) || !isInPovertyTable(householdSize, year))
    return { kind: 'proceed' }
  return { kind: 'belowMinimum', minimumIncome: minimumIncome(state, householdSize, year), thresholdPercent }
}
