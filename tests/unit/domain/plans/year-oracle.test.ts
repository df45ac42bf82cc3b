import { expect, it } from 'vitest'

import { toPlan } from '#api/plan-search.ts'
import { wirePlan } from '#api/plan-search-response.ts'
import { csrVariants } from '#domain/plans/plan.ts'
import { indexPlans, rankPlans, type Ranking } from '#domain/plans/rank.ts'
import { yearViews } from '#domain/plans/year-costs.ts'
import { centsAsDollars, type Fraction, minus } from '#tests/promises/fraction.ts'
import { random } from '#tests/run/order.mjs'

import { type ExampleOf, type MaximumOf, oracleOrder, type OraclePlan, oracleYear } from './year-oracle.ts'

/** The seed of the households and plans; SEED sets another one. */
const seed = Number(process.env['SEED'] ?? 20_261_123)
const households = Number(process.env['HOUSEHOLDS'] ?? 10_000)
const plansOfEach = 4
const next = random(seed)
const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
const oneOf = <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T
const rarely = () => between(0, 9) === 0

/** Cents as an answer writes them: a decimal without trailing zeros. */
const dollars = (cents: number) => String(Number(`${cents}e-2`))

const officialVariants: Readonly<Record<string, string>> = {
  none: 'Exchange variant (no CSR)',
  limited: 'Limited Cost Sharing Plan Variation',
  '73': '73% AV Level Silver Plan CSR',
  '87': '87% AV Level Silver Plan CSR',
  '94': '94% AV Level Silver Plan CSR',
  zero: 'Zero Cost Sharing Plan Variation',
}

/** Maximums of one variant; few different amounts, so that years tie, and now and then one is missing. */
function someMaximums(): Readonly<Partial<Record<MaximumOf, string>>> {
  const individual = between(0, 10) * 100_000 + oneOf([0, 0, 50])
  return {
    ...(!rarely() && { Individual: dollars(individual) }),
    ...(!rarely() && { 'Family Per Person': dollars(individual) }),
    ...(!rarely() && { Family: dollars(2 * individual) }),
  }
}

function somePlan(at: number): OraclePlan {
  const premium = oneOf([between(0, 300_000), 50_000, 60_000])
  const example = () => [[0, 1, 2].map(() => dollars(between(0, 400_000))), dollars(between(0, 8_000))] as const
  const examples: readonly ExampleOf[] = ['baby', 'diabetes', 'fracture']
  const level = oneOf(['Bronze', 'Silver', 'Gold', 'Catastrophic'] as const)
  return {
    id: `plan-${at}`,
    level,
    premium: dollars(premium),
    eligible: rarely() ? null : dollars(between(Math.max(0, premium - 5_000), premium)),
    maximums: {
      none: someMaximums(),
      ...(level === 'Silver' && { '73': someMaximums(), '87': someMaximums(), '94': someMaximums() }),
      ...(rarely() && { zero: { Individual: '0', Family: '0', 'Family Per Person': '0' } }),
    },
    examples: Object.fromEntries(examples.filter(() => !rarely()).map((name) => [name, example()])),
  }
}

/** The same plan as the answer of the search has it. */
const answerOf = ({ id, level, premium, eligible, maximums, examples }: OraclePlan) =>
  wirePlan.parse({
    id,
    name: id,
    metal_level: level,
    issuer: { name: 'A company' },
    premium: Number(premium),
    aptc_eligible_premium: eligible === null ? null : Number(eligible),
    moops: Object.entries(maximums).flatMap(([variant, amounts = {}]) =>
      Object.entries(amounts).map(([family, amount]) => ({
        amount: Number(amount),
        network_tier: 'In-Network',
        family_cost: family,
        type: 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)',
        csr: officialVariants[variant],
      })),
    ),
    sbcs: Object.fromEntries(
      Object.entries(examples).map(([name, [shared, limit]]) => {
        const [deductible, copay, coinsurance] = shared.map(Number)
        return [name, { deductible, copay, coinsurance, limit: Number(limit) }]
      }),
    ),
  })

let differing = 0
const seen = { figures: 0, unknown: 0, atMaximum: 0, orders: 0 }

function compare(what: string, ours: number | null, theirs: Fraction | null): void {
  if (theirs === null) seen.unknown += 1
  else seen.figures += 1
  if (ours === null ? theirs === null : theirs && minus(centsAsDollars(ours), theirs).over === 0n) return
  differing += 1
  console.log(`${what}: ${ours}, by fractions ${theirs && `${theirs.over}/${theirs.under}`}`)
}

// Proves P-60, P-61, P-62 and P-64.
it(`the years of ${households} households agree to the cent with exact fractions (seed ${seed})`, () => {
  for (let household = 0; household < households; household += 1) {
    const oracle = Array.from({ length: plansOfEach }, (_, at) => somePlan(at))
    const credit = oneOf([0, between(0, 250_000), 45_000])
    const csr = oneOf(csrVariants)
    const [applicants, months] = [oneOf([1, 1, 2, 3, 6]), between(1, 12)]
    const choice = { credit: dollars(credit), variant: csr, applicants, months }
    const years = new Map(oracle.map((plan) => [plan.id, oracleYear(plan, choice)]))
    const ranking: Ranking = { csr, applicants, creditCents: credit, priceShown: 'specified', monthsCovered: months }
    const indexed = indexPlans(oracle.map(answerOf).map(toPlan), ranking)
    for (const { plan, year } of indexed)
      for (const view of yearViews) {
        const figure = year?.[view] ?? null
        compare(
          `${view} of ${plan.id} for ${JSON.stringify(choice)}`,
          figure?.cents ?? null,
          years.get(plan.id)?.[view] ?? null,
        )
        if (figure && view === 'baby' && figure.careCents === plan.outOfPocketMaximums[0]?.amountCents)
          seen.atMaximum += 1
      }
    for (const yearView of yearViews) {
      const ours = rankPlans(indexed, { sort: 'yearly', fplPercent: null, yearView }).map(({ plan }) => plan.id)
      const theirs = oracleOrder(years, yearView)
      seen.orders += 1
      if (ours.join() === theirs.join()) continue
      differing += 1
      console.log(`order by ${yearView}: ${ours.join()}, by fractions ${theirs.join()}`)
    }
  }
  console.log(
    `${households} households × ${plansOfEach} plans × ${yearViews.length} years (seed ${seed}): ${seen.figures} figures, ${seen.unknown} not known, ${seen.atMaximum} examples at the maximum, ${seen.orders} orders, ${differing} differences`,
  )
  expect(seen.figures).toBeGreaterThan(households * plansOfEach * 3)
  expect(seen.unknown).toBeGreaterThan(households)
  expect(seen.atMaximum).toBeGreaterThan(households / 10)
  expect(differing).toBe(0)
}, 30_000)
