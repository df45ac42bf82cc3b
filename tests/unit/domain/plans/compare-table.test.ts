import { describe, expect, it } from 'vitest'

import { benefitNames } from '#domain/plans/benefits.ts'
import { compareTable } from '#domain/plans/compare-table.ts'
import type { Benefit } from '#domain/plans/plan.ts'
import { toPlanCard } from '#domain/plans/plan-card.ts'

import { samplePlan } from './sample-plan.ts'

const benefit = (name: string, displayString: string): Benefit => ({
  name,
  covered: true,
  costSharings: [{ networkTier: 'In-Network', displayString, csr: 'none' }],
})
const card = (...benefits: readonly Benefit[]) =>
  toPlanCard(samplePlan({ benefits }), {
    csr: 'none',
    applicants: 1,
    creditCents: 0,
    priceShown: 'specified',
    monthsCovered: 12,
  })
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

describe('the rows', () => {
  it('have one cell for each plan shown, which are three at most', () => {
    const { rows } = compareTable([card(), card(), card(), card()])
    expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => 3))
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
