import { expect, it } from 'vitest'

import type { Plan, PlanSort } from '#domain/plans/plan.ts'
import { indexPlans, rankPlans } from '#domain/plans/rank.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'
import { povertyLevelFor, povertyPercent, povertyRegionOf } from '#domain/poverty/poverty-level.ts'
import { minimumIncome } from '#domain/poverty/threshold.ts'
import { monthlyCreditCents } from '#domain/subsidy/monthly-credit.ts'
import { limit, samplePlan } from '#tests/unit/domain/plans/sample-plan.ts'
import { random } from '#tests/run/order.mjs'

import { creditDollars, povertyLevels, statesAt133 } from './credit-oracle.ts'
import { ceiling, centsAsDollars, times, written } from './fraction.ts'

/**
 * R5: money against a second implementation, written from the tables of with plain fractions. A generator
 * creates the households and prints its seed; SEED sets another one.
 */
const seed = Number(process.env['SEED'] ?? 20_261_121)
const households = 10_000
const next = random(seed)
const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
const oneOf = <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T

const poverty = [15650, 21150, 26650, 32150, 37650, 43150, 48650, 54150, 59650, 65150, 70650, 76150, 81650, 87150]
const states = [...statesAt133, 'FL', 'TX', 'GA', 'IL', 'TN', 'MS', 'AK', 'HI', 'WY', 'KS']

const oracle = {
  level: (state: string, size: number) => {
    const [first, extra] = povertyLevels[2026][state] ?? []
    if (first !== undefined && extra !== undefined) return first + (size - 1) * extra
    return (poverty[Math.min(size, 14) - 1] ?? 0) + Math.max(0, size - 14) * 5500
  },
  minimum: (state: string, size: number) =>
    ceiling(times(written(String(oracle.level(state, size))), written(statesAt133.includes(state) ? '1.33' : '1.00'))),
}

/** The percentage to five decimals, the precision with which the site reads an answer. */
const asAnswered = (percent: number) => percent.toFixed(5)

it(`R5: ${households} households agree to the cent with a second implementation (seed ${seed})`, () => {
  const edges = ['99.99', '100', '132.99', '133', '150', '200', '250', '300', '400', '400.01']
  let differing = 0
  let withCredit = 0
  const compare = (what: string, ours: number | bigint, theirs: number | bigint) => {
    if (BigInt(ours) === BigInt(theirs)) return
    differing += 1
    console.log(`${what}: ${ours}, by fractions ${theirs}`)
  }
  for (let household = 0; household < households; household += 1) {
    const size = between(1, 15)
    const state = oneOf(states)
    const region = povertyRegionOf(state)
    const level = povertyLevelFor(size, 2026, region)
    compare(`poverty level of ${size} in ${state}`, level, oracle.level(state, size))
    compare(`least income of ${size} in ${state}`, minimumIncome(state, size, 2026), oracle.minimum(state, size))

    const income = household % 5 === 0 ? Math.round((level * Number(oneOf(edges))) / 100) : between(0, level * 5)
    const text = household % 7 === 0 ? oneOf(edges) : asAnswered(povertyPercent(income, size, 2026, region))
    const benchmarkCents = between(0, 400_000)
    const credit = monthlyCreditCents({ benchmarkCents, annualIncome: income, fplPercent: Number(text), year: 2026 })
    const expected = creditDollars(centsAsDollars(benchmarkCents), income, written(text), 2026) * 100n
    compare(`credit for ${income} at ${text} % with ${benchmarkCents}`, credit, expected)
    if (credit > 0) withCredit += 1

    const premium = between(0, 300_000)
    const eligible = next() < 0.1 ? null : between(0, premium)
    const metalLevel = oneOf(['Bronze', 'Silver', 'Gold', 'Platinum', 'Catastrophic'] as const)
    const { priceCents, billCents } = shownPrice(
      { metalLevel, monthlyPremiumCents: premium, creditEligibleMonthlyPremiumCents: eligible },
      credit,
      'specified',
    )
    const usable = eligible === null || metalLevel === 'Catastrophic' ? 0n : BigInt(eligible)
    const due = usable === 0n || expected === 0n ? BigInt(premium) : usable - expected
    compare(`price of ${metalLevel} ${premium}/${eligible} less ${credit}`, priceCents, due > 0n ? due : 0n)
    const paid = expected < usable ? expected : usable
    compare(`bill of ${metalLevel} ${premium}/${eligible} less ${credit}`, billCents, BigInt(premium) - paid)
  }
  console.log(`R5: ${households} households, ${withCredit} with a credit, ${differing} differences`)
  expect(withCredit).toBeGreaterThan(households / 3)
  expect(differing).toBe(0)
})

/** The sort criteria of one plan in the words of P-34 to P-36, compared one after the other. */
function keysOf(
  plan: Plan,
  sort: Exclude<PlanSort, 'yearly'>,
  creditCents: number,
  silverFirst: boolean,
): readonly (number | string)[] {
  const price = shownPrice(plan, creditCents, 'specified').priceCents
  const deductible = plan.deductibles[0]?.amountCents ?? Infinity
  const most = plan.outOfPocketMaximums[0]?.amountCents ?? Infinity
  const ties = [deductible, most, plan.monthlyPremiumCents, plan.id]
  if (sort === 'price') return [price, ...ties]
  if (sort === 'deductible') return [deductible, ...ties]
  const isLow = deductible < 100_000
  const group =
    silverFirst && plan.metalLevel === 'Silver' ? 0 : deductible === 0 ? (price === 0 ? 1 : 2) : isLow ? 3 : 4
  return [group, price, ...ties]
}

it(`R5: 300 lists stand in the order that plain comparison gives (seed ${seed})`, () => {
  for (let list = 0; list < 300; list += 1) {
    const plans = Array.from({ length: between(1, 40) }, (_, at) => {
      const premium = between(0, 30) * 2_500
      return samplePlan({
        id: `plan-${String(at).padStart(3, '0')}`,
        metalLevel: oneOf(['Bronze', 'Silver', 'Gold'] as const),
        monthlyPremiumCents: premium,
        creditEligibleMonthlyPremiumCents: premium,
        deductibles: [limit(oneOf([0, 0, 50_000, 99_999, 100_000, 300_000]))],
        outOfPocketMaximums: [limit(oneOf([300_000, 900_000]))],
      })
    })
    const creditCents = between(0, 60) * 1_000
    const fplPercent = oneOf([null, 99, 100, 180, 250, 251, 400])
    const silverFirst = fplPercent !== null && fplPercent >= 100 && fplPercent <= 250
    const indexed = indexPlans(plans, {
      csr: 'none',
      applicants: 1,
      creditCents,
      priceShown: 'specified',
      monthsCovered: 12,
    })
    for (const sort of ['price', 'deductible', 'recommended'] as const) {
      const expected = plans.toSorted((a, b) => {
        const [one, other] = [keysOf(a, sort, creditCents, silverFirst), keysOf(b, sort, creditCents, silverFirst)]
        for (const [at, key] of one.entries()) {
          const against = other[at] ?? key
          if (key !== against) return key < against ? -1 : 1
        }
        return 0
      })
      expect(rankPlans(indexed, { sort, fplPercent, yearView: 'healthy' }).map(({ plan }) => plan.id)).toEqual(
        expected.map(({ id }) => id),
      )
    }
  }
})
