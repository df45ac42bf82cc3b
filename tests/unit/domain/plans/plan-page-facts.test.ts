import { describe, expect, it } from 'vitest'

import { diseaseProgramOf } from '#domain/plans/disease-programs.ts'
import { limitGroups } from '#domain/plans/limit-groups.ts'
import { networkKindOf } from '#domain/plans/network-kind.ts'
import type { CostLimit } from '#domain/plans/plan.ts'
import { serviceGroups } from '#domain/plans/service-groups.ts'
import { serviceLimit } from '#domain/plans/service-limit.ts'
import { limits, service, services } from '#mocks/fixtures/sample-details.ts'

const limited = (limitQuantity: number | null, limitUnit: string | null, hasLimit = true) =>
  serviceLimit({ hasLimit, limitQuantity, limitUnit })

// Proves P-71.
describe('the limit of a service', () => {
  it.each([
    [30, 'Visits per Year', { kind: 'counted', quantity: 30, unit: 'visits', period: 'year' }],
    [1, 'Visit(s) per Year', { kind: 'counted', quantity: 1, unit: 'visits', period: 'year' }],
    [60, 'Days per Benefit Period', { kind: 'counted', quantity: 60, unit: 'days', period: 'benefitPeriod' }],
    [2, 'exam per 24 months', { kind: 'counted', quantity: 2, unit: 'exams', period: 'twoYears' }],
    [250, 'Dollars per Year', { kind: 'amount', cents: 25_000, period: 'year' }],
    [3, 'Wigs per Lifetime', { kind: 'verbatim', text: '3 Wigs per Lifetime' }],
    [3, 'Visits per constructor', { kind: 'verbatim', text: '3 Visits per constructor' }],
    [null, null, { kind: 'notStated' }],
    [20, null, { kind: 'notStated' }],
    [null, 'Visits per Year', { kind: 'verbatim', text: 'Visits per Year' }],
  ])('%s %s', (quantity, unit, expected) => {
    expect(limited(quantity, unit)).toEqual(expected)
  })

  it('is none where the service has none', () => {
    expect(limited(null, null, false)).toBeNull()
    expect(limited(null, 'Visits per Year', false)).toBeNull()
  })
})

describe('official words', () => {
  it.each([
    ['HMO', 'HMO'],
    [' ppo ', 'PPO'],
    ['indemnity', 'Indemnity'],
    ['Direct', null],
    ['', null],
  ])('the kind of plan %s', (word, kind) => {
    expect(networkKindOf(word)).toBe(kind)
  })

  it('the programs, and none that only resembles one', () => {
    expect(diseaseProgramOf('heart disease')).toBe('Heart Disease')
    expect(diseaseProgramOf('Heart')).toBeNull()
  })
})

describe('all services', () => {
  it('stand in groups, known ones in order, unknown ones last, none lost', () => {
    const groups = serviceGroups(services.toReversed(), 'none')
    expect(groups.map(({ name }) => name)).toEqual(['visits', 'hospital', 'drugs', 'recovery', 'children', 'other'])
    expect(groups[0]?.services.map(({ key }) => key)).toEqual(['primaryCare', 'specialist', 'preventiveCare'])
    expect(groups.flatMap((group) => group.services)).toHaveLength(services.length)
  })

  it("have the costs of the household's variant, and none if they are not covered", () => {
    const own = service('Specialist Visit', { 'In-Network': '$40' })
    const costSharings = [
      ...own.costSharings,
      { networkTier: 'In-Network', displayString: '$10', csr: '87' } as const,
      { networkTier: 'Out-of-Network', displayString: ' ', csr: 'none' } as const,
    ]
    const costsFor = (covered: boolean) =>
      serviceGroups([{ ...own, covered, costSharings }], '87')[0]?.services[0]?.costs
    expect(costsFor(true)).toEqual([{ tier: 'In-Network', value: { kind: 'copay', amountCents: 1_000 } }])
    expect(costsFor(false)).toEqual([])
  })
})

// Proves P-72.
describe('deductibles and maximums', () => {
  const rows: readonly CostLimit[] = [
    ...limits('Drug EHB Deductible', 500),
    ...limits('Medical EHB Deductible', 3_300),
    ...limits('Medical EHB Deductible', 6_600, 'Out-of-Network'),
    { amountCents: 0, networkTier: 'In-Network', familyCost: 'Individual', type: 'Medical EHB Deductible', csr: '87' },
  ]

  it('are grouped by tier and kind, for a person and for the family', () => {
    expect(limitGroups(rows, { csr: 'none', family: true })).toEqual([
      { tier: 'In-Network', kind: 'medical', personCents: 330_000, familyCents: 660_000 },
      { tier: 'In-Network', kind: 'drug', personCents: 50_000, familyCents: 100_000 },
      { tier: 'Out-of-Network', kind: 'medical', personCents: 660_000, familyCents: 1_320_000 },
    ])
  })

  it("are those of the household's variant in each tier that has it", () => {
    expect(limitGroups(rows, { csr: '87', family: true })).toEqual([
      { tier: 'In-Network', kind: 'medical', personCents: 0, familyCents: null },
      { tier: 'Out-of-Network', kind: 'medical', personCents: 660_000, familyCents: 1_320_000 },
    ])
  })

  it('of another kind, and of the family alone, are there too', () => {
    const [individual, , family] = limits('Deductible', 900)
    expect(limitGroups(family ? [family] : [], { csr: 'none', family: true })).toEqual([
      { tier: 'In-Network', kind: 'other', personCents: null, familyCents: 180_000 },
    ])
    expect(limitGroups(individual ? [individual] : [], { csr: 'none', family: true })).toEqual([
      { tier: 'In-Network', kind: 'other', personCents: 90_000, familyCents: null },
    ])
  })

  it('are none without rows', () => {
    expect(limitGroups([], { csr: 'none', family: false })).toEqual([])
  })
})
