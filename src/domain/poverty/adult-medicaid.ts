import { adultAge } from '#domain/household/age.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { medicareAge } from '#domain/household/price-answers.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/**
 * 133 percent plus the 5 percentage points that the law disregards. It is the limit of adults where Medicaid was
 * expanded, and of children (42 CFR 435.118).
 */
const expandedPercent = 138

/** The percentages of the poverty level up to which Medicaid covers adults by income alone. */
interface AdultLimits {
  /** In the states that expanded Medicaid. */
  readonly expanded: number
  /** In the other states; null in a state without Medicaid for adults by income alone. */
  readonly others: Readonly<Record<string, number | null>>
  readonly source: string
  /** The day the source was read, as YYYY-MM-DD. */
  readonly read: string
}

/** The states that did not expand Medicaid; Wisconsin covers adults up to the poverty level. */
const notExpanded = {
  AL: null,
  FL: null,
  GA: null,
  KS: null,
  MS: null,
  SC: null,
  TN: null,
  TX: null,
  WI: 100,
  WY: null,
} as const

const limits2026: AdultLimits = {
  expanded: expandedPercent,
  others: notExpanded,
  source: '42 CFR 435.119 and 435.603(d)(4); the states’ decisions on medicaid.gov',
  read: '2026-11-25',
}

/**
 * The limits of the law for adults, by plan year. They are not the product's list of states at 133 percent
 * which decides the income gate and the choice of the subsidy call.
 */
const adultLimits: Readonly<Record<PlanYear, AdultLimits>> = { 2026: limits2026, 2027: limits2026 }

/**
 * Returns the percentage, inclusive, up to which a state's Medicaid covers an adult by income alone; null where it does
 * not.
 */
export function adultMedicaidPercent(stateAbbr: string, year: PlanYear): number | null {
  const { expanded, others } = adultLimits[year]
  const other = others[stateAbbr]
  return other === undefined ? expanded : other
}

/** Returns the percentage of the poverty level above which an adult has no Medicaid and a credit begins, by the law. */
export function lawfulCreditPercent(stateAbbr: string, year: PlanYear): number {
  return adultMedicaidPercent(stateAbbr, year) ?? 100
}

/** What a household with a low income is told. */
export interface LowIncomeHelp {
  /** Of the adults under 65 who apply; null where there are none, or the percentage is not known. */
  readonly adults: IncomeHelp | null
  /** Medicaid or CHIP is probable for the children who apply. */
  readonly hasChildrenInMedicaid: boolean
}

/** What the help depends on. */
export interface LowIncomeFacts {
  readonly stateAbbr: string
  readonly year: PlanYear
  /** The income as percent of the poverty level; null when it is not known. */
  readonly fplPercent: number | null
  readonly members: readonly HouseholdMember[]
}

/** What the law says of one person with a low income: `gap` is neither Medicaid nor a credit. */
export type IncomeHelp = 'medicaid' | 'gap' | 'credit'

/** A person's income as percent of the poverty level, with its state and plan year. */
interface IncomePlace extends Pick<LowIncomeFacts, 'stateAbbr' | 'year'> {
  readonly fplPercent: number
}

/** Returns what the law says of one person's income by the age; null from 65 on. */
export function incomeHelp(age: number, { stateAbbr, year, fplPercent }: IncomePlace): IncomeHelp | null {
  if (age >= medicareAge) return null
  if (age < adultAge) return fplPercent <= expandedPercent ? 'medicaid' : 'credit'
  const limit = adultMedicaidPercent(stateAbbr, year)
  if (limit !== null && fplPercent <= limit) return 'medicaid'
  return fplPercent < 100 ? 'gap' : 'credit'
}

/** Returns what the law says of a household's income, where the product's threshold may say something else. */
export function lowIncomeHelp({ stateAbbr, year, fplPercent, members }: LowIncomeFacts): LowIncomeHelp {
  const helps = members.flatMap(({ age, isApplyingForCoverage }) =>
    isApplyingForCoverage && age !== null && fplPercent !== null
      ? [{ isChild: age < adultAge, help: incomeHelp(age, { stateAbbr, year, fplPercent }) }]
      : [],
  )
  return {
    adults: helps.find(({ isChild, help }) => !isChild && help !== null)?.help ?? null,
    hasChildrenInMedicaid: helps.some(({ isChild, help }) => isChild && help === 'medicaid'),
  }
}
