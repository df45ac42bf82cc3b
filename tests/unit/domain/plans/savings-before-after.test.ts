import { describe, expect, it } from 'vitest'

import type { CsrVariant } from '#domain/plans/plan.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
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
const separateRows = ([medical, drug]: readonly [number, number | null], csr: CsrVariant) => [
  limit(medical, { csr, type: 'Medical EHB Deductible' }),
  ...(drug === null ? [] : [limit(drug, { csr, type: 'Drug EHB Deductible' })]),
]
const separate = (usual: readonly [number, number | null], own: readonly [number, number | null]) => ({
  ...saver,
  deductibles: [...separateRows(usual, 'none'), ...separateRows(own, '94')],
})

// Proves P-27.
describe('extra savings before and after', () => {
  it('are the standard amounts and those of the household', () => {
    expect(savingsBeforeAfter(saver, one)).toEqual({
      deductible: { usualCents: 700_000, cents: 0 },
      drugDeductible: null,
      outOfPocketMaximum: { usualCents: 920_000, cents: 180_000 },
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
      deductible: { usualCents: 1, cents: 0 },
      outOfPocketMaximum: { usualCents: 920_000, cents: 180_000 },
    })
  })

  it('are said of the deductible for drugs where it is separate', () => {
    expect(savingsBeforeAfter(separate([700_000, 80_000], [0, 0]), one)).toEqual({
      deductible: { usualCents: 700_000, cents: 0 },
      drugDeductible: { usualCents: 80_000, cents: 0 },
      outOfPocketMaximum: { usualCents: 920_000, cents: 180_000 },
      deductibleInNameCents: 700_000,
    })
  })

  it('are said when only the deductible for drugs is lower', () => {
    const plan = { ...separate([700_000, 80_000], [700_000, 0]), outOfPocketMaximums: [limit(180_000)] }
    expect(savingsBeforeAfter(plan, one)).toMatchObject({ drugDeductible: { usualCents: 80_000, cents: 0 } })
  })

  it.each([
    ['that for drugs is higher', separate([700_000, 80_000], [0, 90_000])],
    ['that for drugs is missing with the savings', separate([700_000, 80_000], [0, null])],
    ['that for drugs is missing without them', separate([700_000, null], [0, 80_000])],
    [
      'one serves both only with the savings',
      { ...saver, deductibles: separateRows([700_000, 80_000], 'none').concat(limit(0, { csr: '94' })) },
    ],
    ['one serves both only without them', { ...saver, deductibles: [limit(700_000), ...separateRows([0, 0], '94')] }],
  ])('are not said of deductibles when %s', (_, plan) => {
    expect(savingsBeforeAfter(plan, one)).toBeNull()
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
