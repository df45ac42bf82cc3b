import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type MetalLevel, type Plan, type PlanSort, planSorts } from '#domain/plans/plan.ts'
import { indexPlans, rankPlans, type Ranking } from '#domain/plans/rank.ts'

import type { YearView } from '#domain/plans/year-costs.ts'

import { limit, samplePlan } from './sample-plan.ts'

const forOne: Ranking = { csr: 'none', applicants: 1, creditCents: 0, priceShown: 'specified', monthsCovered: 12 }

const plan = (id: string, metalLevel: MetalLevel, premium: number, deductible: number, maximum = 9000): Plan =>
  samplePlan({
    id,
    metalLevel,
    monthlyPremiumCents: premium * 100,
    creditEligibleMonthlyPremiumCents: premium * 100,
    deductibles: [limit(deductible * 100)],
    outOfPocketMaximums: [limit(maximum * 100)],
  })

const order = (plans: readonly Plan[], sort: PlanSort, fplPercent: number | null, ranking = forOne) =>
  rankPlans(indexPlans(plans, ranking), { sort, fplPercent, yearView: 'healthy' }).map((item) => item.plan.id)

// Proves P-82.
it('the order by quality has the highest rating first, ties by price, and plans without a rating last', () => {
  const rated = (id: string, qualityStars: number | null, premium: number) => ({
    ...plan(id, 'Silver', premium, 2000),
    qualityStars,
  })
  const plans = [rated('none', null, 100), rated('two', 2, 150), rated('fiveDear', 5, 400), rated('five', 5, 300)]
  expect(order(plans, 'quality', 150)).toEqual(['five', 'fiveDear', 'two', 'none'])
})

// Proves P-34.
describe('the order by price', () => {
  it('is ascending, then by deductible, then by out-of-pocket maximum, then by id', () => {
    const plans = [
      plan('e', 'Gold', 300, 2000, 5000),
      plan('d', 'Gold', 200, 2000, 5000),
      plan('c', 'Gold', 200, 2000, 5000),
      plan('b', 'Gold', 200, 2000, 4000),
      plan('a', 'Gold', 200, 3000, 1000),
    ]
    expect(order(plans, 'price', null)).toEqual(['b', 'c', 'd', 'a', 'e'])
  })

  it('leaves plans that are alike in everything as they were given', () => {
    const twins = ['first', 'second', 'third'].map((name) => ({ ...plan('a', 'Gold', 200, 2000), name }))
    const ranked = rankPlans(indexPlans(twins, forOne), { sort: 'price', fplPercent: null, yearView: 'healthy' })
    expect(ranked.map((item) => item.plan.name)).toEqual(['first', 'second', 'third'])
  })

  it('goes by the price shown after the credit', () => {
    const bare = { ...plan('bare', 'Catastrophic', 150, 100), creditEligibleMonthlyPremiumCents: null }
    expect(order([bare, plan('paid', 'Bronze', 400, 7000)], 'price', null, { ...forOne, creditCents: 30000 })).toEqual([
      'paid',
      'bare',
    ])
  })
})

// Proves P-34.
describe('the order by deductible', () => {
  it('is ascending, then by out-of-pocket maximum; a plan without one comes last', () => {
    const none = { ...plan('none', 'Gold', 1, 0), deductibles: [] }
    const plans = [
      none,
      plan('c', 'Gold', 100, 500, 9000),
      plan('b', 'Gold', 900, 500, 8000),
      plan('a', 'Gold', 900, 0),
    ]
    expect(order(plans, 'deductible', null)).toEqual(['a', 'b', 'c', 'none'])
  })

  it('breaks ties of a family by the individual deductible', () => {
    const family = (id: string, perPerson: number, individual: number) => ({
      ...plan(id, 'Gold', 100, 0),
      deductibles: [limit(perPerson, { familyCost: 'Family Per Person' }), limit(individual)],
    })
    const plans = [family('a', 2000, 1500), family('b', 2000, 1000), family('c', 1000, 3000)]
    expect(order(plans, 'deductible', null, { ...forOne, applicants: 2 })).toEqual(['c', 'b', 'a'])
  })
})

// Proves P-35.
describe('the recommended order', () => {
  const plans = [
    plan('rest', 'Gold', 50, 1000),
    plan('low', 'Gold', 400, 999.99),
    plan('free-deductible', 'Gold', 500, 0),
    plan('free', 'Gold', 0, 0),
    plan('silver-dear', 'Silver', 600, 0),
    plan('silver-cheap', 'Silver', 300, 6000),
  ]

  it('lists free plans, then no deductible, then a deductible under 1000, then the rest', () => {
    expect(order(plans, 'recommended', null)).toEqual([
      'free',
      'free-deductible',
      'silver-dear',
      'low',
      'rest',
      'silver-cheap',
    ])
  })

  it.each([
    [99.99, 'free'],
    [100, 'silver-cheap'],
    [250, 'silver-cheap'],
    [250.01, 'free'],
    [null, 'free'],
  ])('at %j percent starts with %s', (fplPercent, first) => {
    expect(order(plans, 'recommended', fplPercent)[0]).toBe(first)
  })

  it('puts Silver first by premium from 100 to 250 percent', () => {
    expect(order(plans, 'recommended', 158)).toEqual([
      'silver-cheap',
      'silver-dear',
      'free',
      'free-deductible',
      'low',
      'rest',
    ])
  })

  it('counts a plan as free when the credit pays its premium', () => {
    const cheap = [plan('a', 'Gold', 700, 0), plan('b', 'Gold', 300, 0)]
    expect(order(cheap, 'recommended', 300, { ...forOne, creditCents: 40000 })).toEqual(['b', 'a'])
  })
})

// Proves P-64.
describe('the order by yearly cost', () => {
  const years = (plans: readonly Plan[], yearView: YearView, ranking = forOne) =>
    rankPlans(indexPlans(plans, ranking), { sort: 'yearly', fplPercent: 158, yearView }).map((item) => item.plan.id)
  const maximum = (cents: number) =>
    limit(cents, { type: 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)' })
  const withYear = (id: string, premium: number, maximumCents: number | null, baby: number | null): Plan => ({
    ...plan(id, 'Silver', premium, 0),
    outOfPocketMaximums: maximumCents === null ? [] : [maximum(maximumCents)],
    exampleCosts:
      baby === null ? null : { baby: { sharedCents: baby, notCoveredCents: 0 }, diabetes: null, fracture: null },
  })
  const plans = [
    withYear('d', 100, null, null),
    withYear('c', 100, 900_000, null),
    withYear('b', 100, 900_000, 500_000),
    withYear('a', 200, 100_000, 900_000),
  ]

  it('is that of the chosen year, then of the worst, then of the id; a plan without a figure comes last', () => {
    expect(years(plans, 'healthy')).toEqual(['b', 'c', 'd', 'a'])
    expect(years(plans, 'bad')).toEqual(['a', 'b', 'c', 'd'])
    expect(years(plans, 'baby')).toEqual(['a', 'b', 'c', 'd'])
    expect(years(plans.slice(0, 3), 'baby')).toEqual(['b', 'c', 'd'])
  })

  it('goes by id alone where no month can be covered', () => {
    expect(years(plans, 'bad', { ...forOne, monthsCovered: null })).toEqual(['a', 'b', 'c', 'd'])
  })
})

// Proves P-36.
describe('every order', () => {
  const anyPlan = fc
    .record({
      metal: fc.constantFrom<MetalLevel>('Bronze', 'Silver', 'Gold', 'Platinum'),
      premium: fc.integer({ min: 0, max: 3 }),
      deductible: fc.constantFrom(0, 500, 1000),
      maximum: fc.constantFrom(4000, 9000),
    })
    .map(({ metal, premium, deductible, maximum }) => plan('', metal, premium * 100, deductible, maximum))
  const anyPlans = fc
    .array(anyPlan, { maxLength: 30 })
    .map((plans) => plans.map((item, at) => ({ ...item, id: `p${at}` })))
  const anySort = fc.constantFrom(...planSorts)

  it('is a permutation that does not depend on the order given', () => {
    fc.assert(
      fc.property(anyPlans, anySort, fc.constantFrom(null, 150, 300), (plans, sort, fplPercent) => {
        const ranked = order(plans, sort, fplPercent)
        expect(ranked.toSorted()).toEqual(plans.map(({ id }) => id).toSorted())
        expect(order(plans.toReversed(), sort, fplPercent)).toEqual(ranked)
      }),
    )
  })
})
