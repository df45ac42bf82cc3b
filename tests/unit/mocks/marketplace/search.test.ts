import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { searchPlans } from '#mocks/marketplace/search.ts'
import type { WireFacetGroupName, WireFilter, WirePlan } from '#mocks/marketplace/wire.ts'

const place = { countyfips: '12086', state: 'FL', zipcode: '33133' }
const family = { household: { income: 42_000, people: [{ age: 34 }, { age: 7 }] }, place, year: 2026 }
const young = { ...family, household: { income: 30_000, people: [{ age: 25 }] } }

function pages(search: Parameters<typeof searchPlans>[0]): readonly WirePlan[] {
  const { total } = searchPlans(search)
  return Array.from(
    { length: Math.ceil(total / 10) },
    (_, page) => searchPlans({ ...search, offset: page * 10, lean: true }).plans,
  ).flat()
}

const everything = pages(young)
const valueOf = {
  metalLevels: (plan: WirePlan) => plan.metal_level,
  issuers: (plan: WirePlan) => plan.issuer.name,
  types: (plan: WirePlan) => plan.type,
} satisfies Record<WireFacetGroupName, (plan: WirePlan) => string>
const names = ['metalLevels', 'issuers', 'types'] as const
const values = (name: WireFacetGroupName) => [...new Set(everything.map(valueOf[name]))]

function individualDeductible(plan: WirePlan, csr: string): number {
  const limit = plan.deductibles.find(
    (candidate) =>
      candidate.csr === (plan.metal_level === 'Silver' ? csr : 'Exchange variant (no CSR)') &&
      candidate.network_tier === 'In-Network' &&
      candidate.family_cost === 'Individual' &&
      candidate.type !== 'Drug EHB Deductible',
  )
  return limit?.amount ?? Number.NaN
}

/** Applies the filters again to the answered plans: `except` skips one group's own filter. */
function passes(plan: WirePlan, filter: WireFilter, except?: WireFacetGroupName): boolean {
  const chosen = { metalLevels: filter.metal_levels, issuers: filter.issuers, types: filter.types }
  const deductible = individualDeductible(plan, '87% AV Level Silver Plan CSR')
  return (
    names.every((name) => name === except || !chosen[name]?.length || chosen[name].includes(valueOf[name](plan))) &&
    (!filter.hsa || plan.hsa_eligible) &&
    (filter.quality_rating === undefined || (plan.quality_rating?.global_rating ?? 0) >= filter.quality_rating) &&
    (filter.premium_range?.min === undefined || plan.premium_w_credit >= filter.premium_range.min) &&
    (filter.premium_range?.max === undefined || plan.premium_w_credit <= filter.premium_range.max) &&
    (filter.deductible_range?.max === undefined || deductible <= filter.deductible_range.max)
  )
}

const chosenFrom = (name: WireFacetGroupName) => fc.subarray([...values(name), 'Unheard of'], { maxLength: 4 })
const dollars = fc.integer({ min: 0, max: 900 })
const anyFilter: fc.Arbitrary<WireFilter> = fc
  .record({
    metal_levels: chosenFrom('metalLevels'),
    issuers: chosenFrom('issuers'),
    types: chosenFrom('types'),
    hsa: fc.option(fc.constant(true), { nil: undefined, freq: 4 }),
    quality_rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 4 }),
    premium_range: fc.option(fc.record({ min: dollars }), { nil: undefined, freq: 4 }),
    deductible_range: fc.option(fc.record({ max: fc.constantFrom(0, 900, 2_500, 7_500) }), { nil: undefined, freq: 4 }),
  })
  .map((filter) => filter satisfies WireFilter)

describe('facets', () => {
  it('count, for 200 random filters, what a recount over all plans counts', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const answer = searchPlans({ ...young, filter })
        expect(answer.total).toBe(everything.filter((plan) => passes(plan, filter)).length)
        for (const group of answer.facet_groups) {
          const counted = everything.filter((plan) => passes(plan, filter, group.name)).map(valueOf[group.name])
          const recount = values(group.name).map((value) => ({
            value,
            count: counted.filter((one) => one === value).length,
          }))
          expect([...group.facets].sort((one, other) => one.value.localeCompare(other.value))).toEqual(
            recount.sort((one, other) => one.value.localeCompare(other.value)),
          )
        }
      }),
      { seed: 200, numRuns: 200 },
    )
  })

  it('of one group do not change with that group’s own filter', () => {
    const metalLevels = (filter: WireFilter) => searchPlans({ ...family, filter }).facet_groups[0]
    expect(metalLevels({ metal_levels: ['Silver'] })).toEqual(metalLevels({}))
    expect(metalLevels({ types: ['PPO'] })).not.toEqual(metalLevels({}))
  })

  it('come in the order of the filter panel', () => {
    const groups = searchPlans(young).facet_groups
    expect(groups.map((group) => group.name)).toEqual(['metalLevels', 'issuers', 'types'])
    expect(groups[0]?.facets.map((facet) => facet.value)).toEqual([
      'Bronze',
      'Silver',
      'Gold',
      'Platinum',
      'Catastrophic',
    ])
  })
})

describe('pages', () => {
  it.each([
    [undefined, 10],
    [3, 3],
    [10, 10],
    [100, 10],
    [5_000, 10],
    [0, 1],
  ])('hold ten plans at most: limit %s gives %i', (limit, length) => {
    expect(searchPlans({ ...family, limit }).plans).toHaveLength(length)
  })

  it('give every plan once, and nothing past the end', () => {
    const ids = pages(family).map((plan) => plan.id)
    expect(ids).toHaveLength(searchPlans(family).total)
    expect(new Set(ids).size).toBe(ids.length)
    expect(searchPlans({ ...family, offset: 100_000 }).plans).toEqual([])
  })

  it('give the same plans whole or lean, the lean ones with fewer rows', () => {
    const [whole, lean] = [searchPlans(family), searchPlans({ ...family, lean: true })]
    expect(lean.plans.map((plan) => plan.id)).toEqual(whole.plans.map((plan) => plan.id))
    expect(JSON.stringify(lean).length).toBeLessThan(JSON.stringify(whole).length / 2)
  })
})

describe('order', () => {
  const rising = (numbers: readonly number[]) =>
    numbers.every((value, index) => index === 0 || value >= (numbers[index - 1] ?? 0))

  it('is by premium unless asked otherwise', () => {
    expect(rising(pages(family).map((plan) => plan.premium))).toBe(true)
    expect(rising(pages({ ...family, sort: 'premium', order: 'desc' }).map((plan) => -plan.premium))).toBe(true)
  })

  it('by deductible takes the variant that the household gets', () => {
    const sorted = pages({ ...family, sort: 'deductible', order: 'asc' })
    expect(rising(sorted.map((plan) => individualDeductible(plan, '87% AV Level Silver Plan CSR')))).toBe(true)
  })
})

describe('prices', () => {
  it('take off the credit that is asked for, never more than it may pay', () => {
    for (const plan of pages({ ...family, aptc_override: 831.17 })) {
      expect(plan.aptc_eligible_premium).toBeLessThanOrEqual(plan.premium)
      expect(plan.premium_w_credit).toBeCloseTo(plan.premium - Math.min(831.17, plan.aptc_eligible_premium), 6)
    }
  })

  it('take off the estimated credit when none is asked for', () => {
    expect(searchPlans(family).plans).toEqual(searchPlans({ ...family, aptc_override: 421.5 }).plans)
  })

  it('are exact to the cent', () => {
    for (const plan of everything) {
      for (const amount of [plan.premium, plan.premium_w_credit, plan.aptc_eligible_premium]) {
        expect(Number(amount.toFixed(2))).toBe(amount)
      }
    }
  })

  it('range over the list that was found', () => {
    const { ranges } = searchPlans(family)
    const prices = pages(family).map((plan) => plan.premium_w_credit)
    expect(ranges.premiums).toEqual({ min: Math.min(...prices), max: Math.max(...prices) })
  })
})

describe('who is offered what', () => {
  const levels = (search: Parameters<typeof searchPlans>[0]) => new Set(pages(search).map((plan) => plan.metal_level))

  it('shows Catastrophic plans only when everyone who applies is under 30, or when they are forced', () => {
    expect(levels(young)).toContain('Catastrophic')
    expect(levels(family)).not.toContain('Catastrophic')
    expect(levels({ ...family, catastrophic_override: true })).toContain('Catastrophic')
    const childAlone = [{ age: 34, aptc_eligible: false, has_mec: true }, { age: 7 }]
    expect(levels({ ...family, household: { income: 42_000, people: childAlone } })).toContain('Catastrophic')
  })

  it.each([
    ['a state with its own marketplace', { ...family, place: { countyfips: '06037', state: 'CA', zipcode: '90001' } }],
    ['a county of another state', { ...family, place: { ...place, state: 'TX' } }],
    ['a year without rates', { ...family, year: 2019 }],
    ['a household where nobody applies', { ...family, household: { income: 1, people: [{ age: 40, has_mec: true }] } }],
    ['dental plans', { ...family, filter: { division: 'Dental' as const } }],
  ])('finds nothing for %s', (_why, search) => {
    expect(searchPlans(search)).toMatchObject({ total: 0, plans: [] })
  })

  it.each([10, 5_000])('finds exactly %i plans by the size switch', (size) => {
    expect(searchPlans({ ...family, size }).total).toBe(size)
  })
})
