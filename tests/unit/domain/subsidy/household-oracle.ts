import { creditDollars, isAboveMedicaid, type OracleYear, povertyLevels } from '#tests/promises/credit-oracle.ts'
import { type Fraction, by, ceiling, floor, isBelow, times, written } from '#tests/promises/fraction.ts'

const dollars = (amount: number | bigint): Fraction => ({ over: BigInt(amount), under: 1n })

/** The facts of a household as the oracle reads them. */
export interface OracleHousehold {
  readonly benchmarkCents: number
  readonly stateAbbr: string
  readonly householdSize: number
  readonly year: OracleYear
}

type Place = Omit<OracleHousehold, 'benchmarkCents'>

function level({ stateAbbr, householdSize, year }: Place): Fraction {
  const [one, further] = povertyLevels[year][stateAbbr] ?? povertyLevels[year]['other'] ?? [0, 0]
  return dollars(one + (householdSize - 1) * further)
}

/** The income at a percentage of the poverty level, in dollars, exact. */
const incomeAt = (percent: string, place: Place): Fraction => by(times(level(place), written(percent)), written('100'))

/** An income in percent of the poverty level, exact. */
export const percentOf = (income: number, place: Place): Fraction =>
  by(times(dollars(income), written('100')), level(place))

/** The credit in cents a month at a percentage: benchmark − income × share ÷ 12, in whole dollars. */
export function creditAtPercent(household: OracleHousehold, income: number, percent: Fraction): bigint {
  const benchmark = { over: BigInt(household.benchmarkCents), under: 100n }
  return creditDollars(benchmark, income, percent, household.year) * 100n
}

/** The credit in cents a month at an income: none up to Medicaid for adults. */
export function creditAtIncome(household: OracleHousehold, income: number): bigint {
  const percent = percentOf(income, household)
  return isAboveMedicaid(household.stateAbbr, percent) ? creditAtPercent(household, income, percent) : 0n
}

/** What an income above 400 percent loses, in the order of the notice; null where it loses nothing. */
export function lost(household: OracleHousehold, income: number, months: number): readonly bigint[] | null {
  const limit = floor(incomeAt('400', household))
  const monthly = creditAtIncome(household, Number(limit))
  return BigInt(income) > limit && monthly > 0n
    ? [limit, BigInt(income) - limit, monthly, monthly * BigInt(months)]
    : null
}

/** The whole-dollar incomes at a percentage: the last one inside, and the first one from it on. */
export const incomesAround = (percent: string, place: Place): readonly number[] => {
  const exact = incomeAt(percent, place)
  return [Number(floor(exact)), Number(ceiling(exact))]
}

/** A plan as the oracle reads it, in cents: a month for the premium, a year for the maximums. */
export interface OraclePlan {
  readonly id: string
  readonly isSilver: boolean
  readonly premium: number
  /** The part of the premium that the credit may pay. */
  readonly eligible: number
  /** The maximums by cost-sharing variant; a plan without that of a household has `none`. */
  readonly maximums: Readonly<
    Record<string, { readonly one: number; readonly perPerson: number; readonly family: number }>
  >
}

/** The cost-sharing variant by the exact percentage of the poverty level. */
export function variantAt(percent: Fraction): 'none' | '73' | '87' | '94' {
  if (isBelow(percent, written('100')) || isBelow(written('250'), percent)) return 'none'
  if (isBelow(written('200'), percent)) return '73'
  return isBelow(written('150'), percent) ? '87' : '94'
}

/** The bills of the covered months, and the highest cost of a year with them: `[bills, most]`. */
export function yearOf(
  { premium, eligible, maximums }: OraclePlan,
  { credit, variant, applicants, months }: { credit: bigint; variant: string; applicants: number; months: number },
): readonly [bills: bigint, most: bigint] {
  const paid = credit < BigInt(eligible) ? credit : BigInt(eligible)
  const bills = BigInt(months) * (BigInt(premium) - paid)
  const { one, perPerson, family } = maximums[variant] ?? maximums['none'] ?? { one: 0, perPerson: 0, family: 0 }
  const most = applicants === 1 ? one : applicants * perPerson < family ? applicants * perPerson : family
  return [bills, bills + BigInt(most)]
}
