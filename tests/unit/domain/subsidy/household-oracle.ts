import { type Fraction, by, ceiling, floor, isBelow, minus, plus, times, written } from '#tests/promises/fraction.ts'

/** The plan years of the oracle. */
export const oracleYears = [2026, 2027] as const
type Year = (typeof oracleYears)[number]

/** Percent of the poverty level from which a share begins, and the percent of income there and at its end, as written. */
const shares: Readonly<Record<Year, readonly (readonly [from: string, to: string, low: string, high: string])[]>> = {
  2026: [
    ['100', '133', '2.10', '2.10'],
    ['133', '150', '3.14', '4.19'],
    ['150', '200', '4.19', '6.60'],
    ['200', '250', '6.60', '8.44'],
    ['250', '300', '8.44', '9.96'],
    ['300', '400', '9.96', '9.96'],
  ],
  2027: [
    ['100', '133', '2.15', '2.15'],
    ['133', '150', '3.23', '4.30'],
    ['150', '200', '4.30', '6.78'],
    ['200', '250', '6.78', '8.66'],
    ['250', '300', '8.66', '10.22'],
    ['300', '400', '10.22', '10.22'],
  ],
}

/** The poverty level of one person, and what each further one adds, in dollars. */
const levels: Readonly<Record<Year, Readonly<Record<string, readonly [one: number, further: number]>>>> = {
  2026: { AK: [19_550, 6_880], HI: [17_990, 6_330], other: [15_650, 5_500] },
  2027: { AK: [19_950, 7_100], HI: [18_360, 6_530], other: [15_960, 5_680] },
}

/** The states whose threshold is 133 percent. */
const statesAt133 = 'AZ IN IA LA MI MO MT NE NC ND OH OK SD UT WI'.split(' ')

const dollars = (amount: number | bigint): Fraction => ({ over: BigInt(amount), under: 1n })

/** The facts of a household as the oracle reads them. */
export interface OracleHousehold {
  readonly benchmarkCents: number
  readonly stateAbbr: string
  readonly householdSize: number
  readonly year: Year
}

type Place = Omit<OracleHousehold, 'benchmarkCents'>

function level({ stateAbbr, householdSize, year }: Place): Fraction {
  const [one, further] = levels[year][stateAbbr] ?? levels[year]['other'] ?? [0, 0]
  return dollars(one + (householdSize - 1) * further)
}

const threshold = ({ stateAbbr }: Place) => written(statesAt133.includes(stateAbbr) ? '133' : '100')

/** The income at a percentage of the poverty level, in dollars, exact. */
const incomeAt = (percent: string, place: Place): Fraction => by(times(level(place), written(percent)), written('100'))

/** An income in percent of the poverty level, exact. */
export const percentOf = (income: number, place: Place): Fraction =>
  by(times(dollars(income), written('100')), level(place))

/** The credit in cents a month at a percentage: benchmark − income × share ÷ 12, in whole dollars. */
export function creditAtPercent(household: OracleHousehold, income: number, percent: Fraction): bigint {
  const row = shares[household.year].findLast(([from]) => !isBelow(percent, written(from)))
  if (!row || isBelow(written('400'), percent)) return 0n
  const [from, to, low, high] = row.map(written) as [Fraction, Fraction, Fraction, Fraction]
  const share = plus(low, times(minus(high, low), by(minus(percent, from), minus(to, from))))
  const expected = by(times(dollars(income), share), written('1200'))
  const benchmark = { over: BigInt(household.benchmarkCents), under: 100n }
  return isBelow(expected, benchmark) ? floor(minus(benchmark, expected)) * 100n : 0n
}

/** The credit in cents a month at an income: none below the threshold of the state. */
export function creditAtIncome(household: OracleHousehold, income: number): bigint {
  const percent = percentOf(income, household)
  return isBelow(percent, threshold(household)) ? 0n : creditAtPercent(household, income, percent)
}

/** What an income above 400 percent loses, in the order of the notice; null where it loses nothing. */
export function lost(household: OracleHousehold, income: number): readonly bigint[] | null {
  const limit = floor(incomeAt('400', household))
  const monthly = creditAtIncome(household, Number(limit))
  return BigInt(income) > limit && monthly > 0n ? [limit, BigInt(income) - limit, monthly, monthly * 12n] : null
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
