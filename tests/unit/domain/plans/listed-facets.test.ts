import { describe, expect, it } from 'vitest'

import { listedFacets, unlistedIssuerPlans } from '#domain/plans/listed-facets.ts'
import type { FacetGroups } from '#domain/plans/plan.ts'
import { floridaPlans, plan } from '#mocks/fixtures/sample-plans.ts'

const issuerNames = ['ambetter', 'florida blue', 'molina', 'oscar']
const none: FacetGroups = { metalLevels: [], issuers: [], types: [] }

// Proves P-30, P-32 and P-33.
describe('the listed facets', () => {
  it('keep the four metal levels in their order, with 0 for those without plans', () => {
    const answered = {
      ...none,
      metalLevels: [
        { value: 'Gold', count: 3 },
        { value: 'Catastrophic', count: 2 },
      ],
    }
    expect(listedFacets(answered, [], issuerNames).metalLevels).toEqual([
      { value: 'Bronze', count: 0 },
      { value: 'Silver', count: 0 },
      { value: 'Gold', count: 3 },
      { value: 'Platinum', count: 0 },
    ])
  })

  it('count Expanded Bronze as Bronze', () => {
    const answered = {
      ...none,
      metalLevels: [
        { value: 'Bronze', count: 3 },
        { value: 'Expanded Bronze', count: 4 },
      ],
    }
    expect(listedFacets(answered, [], issuerNames).metalLevels[0]).toEqual({ value: 'Bronze', count: 7 })
  })

  it('name whitelisted issuers only, by name', () => {
    const answered = {
      ...none,
      issuers: ['Oscar', 'AvMed', 'Florida Blue', 'Wellpoint'].map((value) => ({ value, count: 1 })),
    }
    expect(listedFacets(answered, [], issuerNames).issuers.map(({ value }) => value)).toEqual(['Florida Blue', 'Oscar'])
  })

  it('leave no plan unsaid: those of issuers that are not listed are counted', () => {
    const issuers = ['Oscar', 'AvMed', 'Florida Blue', 'Wellpoint'].map((value, index) => ({ value, count: index + 1 }))
    expect(unlistedIssuerPlans({ ...none, issuers }, [], issuerNames)).toBe(6)
    const avMed = { ...(floridaPlans[0] ?? plan()), issuerName: 'AvMed' }
    expect(unlistedIssuerPlans(none, [...floridaPlans, avMed], issuerNames)).toBe(1)
  })

  it('are counted from the plans where the answer leaves a group out', () => {
    const { metalLevels, issuers, types } = listedFacets(none, floridaPlans, issuerNames)
    expect(metalLevels.map(({ count }) => count)).toEqual([1, 1, 1, 1])
    expect(issuers.map(({ value }) => value)).toEqual(['Ambetter', 'Florida Blue', 'Molina', 'Oscar'])
    expect(types).toEqual([
      { value: 'EPO', count: 2 },
      { value: 'HMO', count: 2 },
      { value: 'PPO', count: 1 },
    ])
  })
})
