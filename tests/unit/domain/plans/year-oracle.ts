import { type Fraction, isBelow, minus, plus, times, written } from '#tests/promises/fraction.ts'

/** A plan as its answer writes it: dollars as decimal texts, a month for premiums, a year for the rest. */
export interface OraclePlan {
  readonly id: string
  readonly level: 'Bronze' | 'Silver' | 'Gold' | 'Catastrophic'
  readonly premium: string
  /** The part of the premium that a credit may pay; null where the answer has none. */
  readonly eligible: string | null
  /** The in-network maximums by variant and kind of family; a plan without those of a household has `none`. */
  readonly maximums: Readonly<Partial<Record<string, Readonly<Partial<Record<MaximumOf, string>>>>>>
  readonly examples: Readonly<Partial<Record<ExampleOf, readonly [shared: readonly string[], limit: string]>>>
}

/** Whom a maximum limits. */
export type MaximumOf = 'Individual' | 'Family' | 'Family Per Person'

/** One of the federal examples. */
export type ExampleOf = 'baby' | 'diabetes' | 'fracture'

/** The household of a year. */
export interface OracleChoice {
  readonly credit: string
  readonly variant: string
  readonly applicants: number
  readonly months: number
}

/** The years of a plan in dollars, exact; null where a part is missing. */
export type OracleYear = Readonly<Record<'healthy' | 'bad' | ExampleOf, Fraction | null>>

const whole = (count: number) => written(String(count))
const lower = (a: Fraction, b: Fraction) => (isBelow(a, b) ? a : b)
const zero = written('0')

function worst(maximums: OraclePlan['maximums'][string], applicants: number): Fraction | null {
  const amount = (of: MaximumOf) => (maximums?.[of] === undefined ? null : written(maximums[of]))
  if (applicants === 1) return amount('Individual')
  const [family, each] = [amount('Family'), amount('Family Per Person')]
  if (!each) return family
  const all = times(whole(applicants), each)
  return family ? lower(all, family) : all
}

/** Computes P-60 to P-62 with fractions, from the texts of the answer. */
export function oracleYear(plan: OraclePlan, { credit, variant, applicants, months }: OracleChoice): OracleYear {
  const premium = written(plan.premium)
  const usable = plan.eligible === null || plan.level === 'Catastrophic' ? zero : lower(written(plan.eligible), premium)
  const bills = times(whole(months), minus(premium, lower(written(credit), usable)))
  // A variant without an amount is one that the plan does not have.
  const own = plan.maximums[variant] ?? {}
  const maximums = Object.keys(own).length > 0 ? own : plan.maximums['none']
  const most = worst(maximums, applicants)
  const individual = maximums?.Individual
  const example = (of: ExampleOf): Fraction | null => {
    const costs = plan.examples[of]
    if (!costs || individual === undefined) return null
    const [shared, limit] = costs
    const sum = shared.map(written).reduce(plus, zero)
    return plus(plus(bills, lower(sum, written(individual))), written(limit))
  }
  return {
    healthy: bills,
    bad: most && plus(bills, most),
    baby: example('baby'),
    diabetes: example('diabetes'),
    fracture: example('fracture'),
  }
}

/** Whether one plan comes before another in the order by a year (P-64). */
function comesBefore(one: readonly [string, OracleYear], other: readonly [string, OracleYear], view: keyof OracleYear) {
  for (const key of [view, 'bad'] as const) {
    const [a, b] = [one[1][key], other[1][key]]
    if (a && (!b || isBelow(a, b))) return true
    if (b && (!a || isBelow(b, a))) return false
  }
  return one[0] < other[0]
}

/** The ids in the order by a year, each put before the first that it comes before. */
export function oracleOrder(years: ReadonlyMap<string, OracleYear>, view: keyof OracleYear): readonly string[] {
  const ordered: (readonly [string, OracleYear])[] = []
  for (const entry of years) {
    const place = ordered.findIndex((placed) => comesBefore(entry, placed, view))
    ordered.splice(place === -1 ? ordered.length : place, 0, entry)
  }
  return ordered.map(([id]) => id)
}
