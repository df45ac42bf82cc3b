import { describe, expect, it } from 'vitest'

import { benefitNames } from '#domain/plans/benefits.ts'
import { compareTable } from '#domain/plans/compare-table.ts'
import type { Benefit, CostLimit, Plan } from '#domain/plans/plan.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'

import { limit, samplePlan } from './sample-plan.ts'

const benefit = (name: string, displayString: string): Benefit => ({
  name,
  covered: true,
  costSharings: [{ networkTier: 'In-Network', displayString, csr: 'none' }],
})
const cardOf = (change: Partial<Plan>) =>
  toPlanCard(samplePlan(change), {
    csr: 'none',
    applicants: 1,
    creditCents: 0,
    priceShown: 'specified',
    monthsCovered: 12,
  })
const card = (...benefits: readonly Benefit[]) => cardOf({ benefits })
const care = (cards: Parameters<typeof compareTable>[0]) =>
  compareTable(cards).rows.filter(({ group }) => group === 'care')

describe('the lowest cost of a service', () => {
  it.each([
    [
      ['$0 Copay after deductible', '$9'],
      [false, false],
    ],
    [
      ['No Charge', '$9', '40%'],
      [true, false, false],
    ],
    [
      ['$20 Copay after deductible', '$10 Copay after deductible', '$30 Copay after deductible'],
      [false, true, false],
    ],
    [
      ['40% Coinsurance after deductible', '30%'],
      [false, false],
    ],
    [
      ['$25 Copay before deductible/10% Coinsurance after deductible', '$90'],
      [false, false],
    ],
  ])('of %j is marked %j', (costs, expected) => {
    const [row] = care(costs.map((cost) => card(benefit(benefitNames.primaryCare, cost))))
    expect(row?.cells.map(({ isLowest }) => isLowest)).toEqual(expected)
  })
})

// Proves P-88.
describe('the lowest deductible', () => {
  const combined = limit(40_000)
  const medical = (cents: number) => limit(cents, { type: 'Medical EHB Deductible' })
  const drug = (cents: number) => limit(cents, { type: 'Drug EHB Deductible' })

  it.each<[string, CostLimit[][], boolean[], boolean[] | undefined]>([
    ['care and drugs', [[combined], [limit(50_000)]], [true, false], undefined],
    [
      'care, beside one for drugs',
      [
        [medical(0), drug(500)],
        [medical(100), drug(0)],
      ],
      [true, false],
      [false, true],
    ],
    ['different things', [[medical(0), drug(500)], [combined]], [false, false], [false, false]],
    ['care, with none stated for drugs', [[medical(0)], [medical(100)]], [false, false], undefined],
    ['an unknown kind', [[limit(0, { type: 'Deductible' })], [combined]], [false, false], undefined],
  ])('is marked where all are for the same: %s', (_, plans, deductible, drugDeductible) => {
    const { rows } = compareTable(plans.map((deductibles) => cardOf({ deductibles })))
    const marks = (name: string) => rows.find(({ key }) => key === name)?.cells.map(({ isLowest }) => isLowest)
    expect(marks('deductible')).toEqual(deductible)
    expect(marks('drugDeductible')).toEqual(drugDeductible)
  })
})

describe('the rows', () => {
  it('have one cell for each plan shown, which are three at most', () => {
    const { rows } = compareTable([card(), card(), card(), card()])
    expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => 3))
    expect(new Set(rows.map(({ group }) => group))).toEqual(new Set(['plan']))
  })

  it('give each service its own cost, and nothing known where one plan is silent', () => {
    const both = card(benefit(benefitNames.primaryCare, '$15'), benefit(benefitNames.specialist, '$45'))
    const one = card(benefit(benefitNames.specialist, '$60'))
    expect(care([both, one]).map(({ key, cells }) => [key, cells.map(({ value }) => value)])).toEqual([
      ['primaryCare', [{ kind: 'cost', cost: { kind: 'copay', amountCents: 1500 } }, { kind: 'unknown' }]],
      [
        'specialist',
        [
          { kind: 'cost', cost: { kind: 'copay', amountCents: 4500 } },
          { kind: 'cost', cost: { kind: 'copay', amountCents: 6000 } },
        ],
      ],
    ])
  })
})

// Proves P-107.
describe('the stars of quality', () => {
  const row = (...stars: readonly (number | null)[]) =>
    compareTable(stars.map((qualityStars) => cardOf({ qualityStars }))).rows.find(({ key }) => key === 'quality')
  it('are a row that differs where they differ, without a lowest', () => {
    expect(row(3, 2, null)).toMatchObject({ differs: true, cells: [3, 2, null].map(() => ({ isLowest: false })) })
    expect(row(3, 3)?.differs).toBe(false)
  })
  it('have no row where no plan has any', () => {
    expect(row(null, null)).toBeUndefined()
  })
})
