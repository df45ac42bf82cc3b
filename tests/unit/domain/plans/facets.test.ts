import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { noFacets, panelFacets } from '#domain/plans/facets.ts'
import { noFilterFacts, noFilters, otherIssuers, plansThatPass } from '#domain/plans/filters.ts'
import { facetGroupNames, type Plan, type PlanFilters, switchFilterNames } from '#domain/plans/plan.ts'

import { samplePlan } from './sample-plan.ts'

const item = (change: Partial<Plan>) => {
  const plan = samplePlan(change)
  return { plan, billCents: plan.monthlyPremiumCents, deductibleCents: 500_000 }
}
const items = [
  item({ id: '1', metalLevel: 'Silver', issuerName: 'Oscar', type: 'EPO' }),
  item({ id: '2', metalLevel: 'Silver', issuerName: 'Ambetter Health', type: 'HMO', isEasyToCompare: true }),
  item({ id: '3', metalLevel: 'Bronze', issuerName: 'Oscar', type: 'EPO', hsaEligible: true }),
  item({ id: '4', metalLevel: 'Gold', issuerName: 'Wellpoint', type: 'HMO' }),
]
const facts = { ...noFilterFacts, isListed: (name: string) => name !== 'Wellpoint' }

// Proves P-30, P-32 and P-33.
describe('the filters of the panel', () => {
  it('are four metal levels, the listed companies, the others together, and the types', () => {
    expect(panelFacets(items, noFilters, facts)).toEqual({
      metalLevels: [
        { value: 'Bronze', count: 1 },
        { value: 'Silver', count: 2 },
        { value: 'Gold', count: 1 },
        { value: 'Platinum', count: 0 },
      ],
      issuers: [
        { value: 'Ambetter Health', count: 1 },
        { value: 'Oscar', count: 2 },
        { value: otherIssuers, count: 1 },
      ],
      types: [
        { value: 'EPO', count: 2 },
        { value: 'HMO', count: 2 },
      ],
      switches: { hsaOnly: 1, easyToCompareOnly: 1, allMyDoctors: 4 },
    })
  })

  it('have Catastrophic where there are such plans, in the answer or at hand', () => {
    const levels = (...all: Parameters<typeof panelFacets>) => panelFacets(...all).metalLevels.map(({ value }) => value)
    const answered = { ...noFacets, metalLevels: [{ value: 'Catastrophic', count: 2 }] }
    expect(levels([], noFilters, facts, answered)).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum', 'Catastrophic'])
    expect(levels([item({ metalLevel: 'Catastrophic' })], noFilters, facts)).toContain('Catastrophic')
    expect(levels([item({ metalLevel: 'Other' })], noFilters, facts)).not.toContain('Other')
  })

  it('are listed from the answer before their plans come', () => {
    const answered = {
      metalLevels: [{ value: 'Expanded Bronze', count: 9 }],
      issuers: ['Oscar', 'Wellpoint', 'Molina'].map((value) => ({ value, count: 7 })),
      types: [{ value: 'PPO', count: 3 }],
    }
    const { issuers, types, metalLevels } = panelFacets([], noFilters, facts, answered)
    expect(issuers.map(({ value }) => value)).toEqual(['Molina', 'Oscar', otherIssuers])
    expect([...issuers, ...types, ...metalLevels].every(({ count }) => count === 0)).toBe(true)
    expect(types).toEqual([{ value: 'PPO', count: 0 }])
  })
})

// Proves P-80.
describe('the numbers of the panel', () => {
  it('count what the other filters let through', () => {
    const facets = panelFacets(items, { ...noFilters, metalLevels: ['Silver'] }, facts)
    expect(facets.metalLevels[0]).toEqual({ value: 'Bronze', count: 1 })
    expect(facets.issuers).toEqual([
      { value: 'Ambetter Health', count: 1 },
      { value: 'Oscar', count: 1 },
      { value: otherIssuers, count: 0 },
    ])
    expect(facets.switches).toEqual({ hsaOnly: 0, easyToCompareOnly: 1, allMyDoctors: 2 })
  })

  it('keep a chosen value that no plan has', () => {
    expect(panelFacets(items, { ...noFilters, types: ['PPO'] }, facts).types).toContainEqual({ value: 'PPO', count: 0 })
  })

  it('are those of the list after the value or switch is chosen', () => {
    const plans = fc.array(
      fc.record({
        metalLevel: fc.constantFrom('Bronze', 'Silver', 'Catastrophic'),
        issuerName: fc.constantFrom('Oscar', 'Molina', 'Wellpoint'),
        type: fc.constantFrom('HMO', 'EPO'),
        hsaEligible: fc.boolean(),
        isEasyToCompare: fc.boolean(),
        monthlyPremiumCents: fc.constantFrom(0, 10_000, 20_000),
      }),
      { maxLength: 12 },
    )
    const some = (...values: readonly string[]) => fc.subarray([...values], { maxLength: 2 })
    const filters: fc.Arbitrary<PlanFilters> = fc.record({
      metalLevels: some('Bronze', 'Silver'),
      issuers: some('Oscar', otherIssuers),
      types: some('HMO', 'EPO'),
      hsaOnly: fc.boolean(),
      easyToCompareOnly: fc.boolean(),
      allMyDoctors: fc.boolean(),
      priceCents: fc.constantFrom({ min: null, max: null }, { min: null, max: 10_000 }),
      deductibleCents: fc.constantFrom({ min: null, max: null }, { min: 600_000, max: null }),
    })
    fc.assert(
      fc.property(plans, filters, (drawn, chosen) => {
        const list = drawn.map((change, at) => item({ ...change, id: `${at}` }))
        const left = (asked: PlanFilters) => plansThatPass(list, asked, facts).length
        const facets = panelFacets(list, chosen, facts)
        for (const group of facetGroupNames)
          for (const { value, count } of facets[group]) expect(count).toBe(left({ ...chosen, [group]: [value] }))
        for (const name of switchFilterNames) expect(facets.switches[name]).toBe(left({ ...chosen, [name]: true }))
      }),
    )
  })
})
