import { describe, expect, it } from 'vitest'

import { toPlanCard } from '#domain/plans/plan-card.ts'
import { savingsBeforeAfter } from '#domain/plans/savings-before-after.ts'

import { limit, samplePlan } from './sample-plan.ts'

const amounts = (usual: readonly [number, number], own: readonly [number, number] | null, name = 'Silver Saver 7000') =>
  samplePlan({
    name,
    deductibles: [limit(usual[0]), ...(own ? [limit(own[0], { csr: '94' })] : [])],
    outOfPocketMaximums: [limit(usual[1]), ...(own ? [limit(own[1], { csr: '94' })] : [])],
  })
const one = { csr: '94', family: false } as const
const saver = amounts([700_000, 920_000], [0, 180_000])

// Proves P-27.
describe('extra savings before and after', () => {
  it('are the standard amounts and those of the household', () => {
    expect(savingsBeforeAfter(saver, one)).toEqual({
      usualDeductibleCents: 700_000,
      usualOutOfPocketMaximumCents: 920_000,
      deductibleCents: 0,
      outOfPocketMaximumCents: 180_000,
      deductibleInNameCents: 700_000,
    })
  })

  it.each([
    ['the plan has no amounts of the variant', amounts([700_000, 920_000], null)],
    ['all amounts are equal', amounts([700_000, 920_000], [700_000, 920_000])],
    ['the deductible is higher', amounts([700_000, 920_000], [800_000, 180_000])],
    ['the maximum is higher', amounts([700_000, 920_000], [0, 930_000])],
    ['there is no deductible', { ...saver, deductibles: [] }],
    ['there is no maximum', { ...saver, outOfPocketMaximums: [] }],
  ])('are not said when %s', (_, plan) => {
    expect(savingsBeforeAfter(plan, one)).toBeNull()
  })

  it('are said when only one amount is lower', () => {
    expect(savingsBeforeAfter(amounts([0, 920_000], [0, 180_000]), one)).toMatchObject({ deductibleInNameCents: null })
  })

  it('are those per person for a family', () => {
    const perPerson = { familyCost: 'Family Per Person' } as const
    const plan = samplePlan({
      deductibles: [limit(1, perPerson), limit(700_000), limit(0, { ...perPerson, csr: '94' })],
      outOfPocketMaximums: [limit(920_000, perPerson), limit(180_000, { ...perPerson, csr: '94' })],
    })
    expect(savingsBeforeAfter(plan, { csr: '94', family: true })).toMatchObject({
      usualDeductibleCents: 1,
      usualOutOfPocketMaximumCents: 920_000,
    })
  })

  it.each([
    ['Silver Saver 7000', true],
    ['Silver $7,000 Deductible', true],
    ['Silver 7000/20%', true],
    ['Silver S7000', true],
    ['BlueSelect Silver 2345', false],
    ['Silver 70000', false],
    ['Silver 17000', false],
    ['Silver 7,000,000', false],
    ['Silver', false],
  ])('a name such as %j promises the usual deductible: %j', (name, promises) => {
    const savings = savingsBeforeAfter(amounts([700_000, 920_000], [0, 180_000], name), one)
    expect(savings?.deductibleInNameCents).toBe(promises ? 700_000 : null)
  })

  it('are on the cards of Silver plans only', () => {
    const ranking = { ...one, applicants: 1, creditCents: 0, priceShown: 'specified', monthsCovered: 12 } as const
    expect(toPlanCard(saver, ranking).savings).toEqual(savingsBeforeAfter(saver, one))
    expect(toPlanCard({ ...saver, metalLevel: 'Gold' }, ranking).savings).toBeNull()
    expect(toPlanCard(saver, { ...ranking, csr: 'none' }).savings).toBeNull()
  })
})
