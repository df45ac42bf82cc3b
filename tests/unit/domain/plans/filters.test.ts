import { describe, expect, it } from 'vitest'

import {
  defaultFilters,
  filterCount,
  filtersOfList,
  filterToggled,
  isListedIssuer,
  noFilterFacts,
  noFilters,
  otherIssuers,
  plansThatPass,
} from '#domain/plans/filters.ts'
import { indexPlans } from '#domain/plans/rank.ts'
import { pageOf } from '#domain/plans/page.ts'
import type { PlanFilters } from '#domain/plans/plan.ts'

import { samplePlan } from './sample-plan.ts'

const plans = [
  samplePlan({ id: '1', metalLevel: 'Silver', issuerName: 'Oscar', type: 'EPO' }),
  samplePlan({ id: '2', metalLevel: 'Silver', issuerName: 'Ambetter Health', type: 'HMO' }),
  samplePlan({ id: '3', metalLevel: 'Bronze', issuerName: 'Oscar', type: 'EPO' }),
  samplePlan({ id: '4', metalLevel: 'Catastrophic', issuerName: 'Wellpoint', type: 'HMO' }),
]
const items = plans.map((plan) => ({ plan, billCents: plan.monthlyPremiumCents, deductibleCents: 500_000 }))
const ids = (filters = noFilters, facts = noFilterFacts, list = items) =>
  plansThatPass(list, filters, facts).map(({ plan }) => plan.id)

// Proves P-102.
describe('the filters of another list', () => {
  const isListed = (name: string) => name !== 'Wellpoint'
  const left = (filters: Partial<PlanFilters>) => filtersOfList({ ...noFilters, ...filters }, items, isListed)

  it('lose the companies and the types that no plan has, and keep the rest', () => {
    const filters = { metalLevels: ['Gold'], issuers: ['Oscar', 'Aetna'], types: ['PPO'], hsaOnly: true } as const
    expect(left(filters)).toEqual({ ...noFilters, ...filters, issuers: ['Oscar'], types: [] })
  })

  it('keep the other companies while a plan is of one', () => {
    expect(left({ issuers: [otherIssuers] }).issuers).toEqual([otherIssuers])
    expect(filtersOfList({ ...noFilters, issuers: [otherIssuers] }, items, () => true).issuers).toEqual([])
  })

  it('are the same object where a plan has each', () => {
    const filters = { ...noFilters, issuers: ['Oscar'], types: ['EPO'] }
    expect(filtersOfList(filters, items, isListed)).toBe(filters)
  })
})

// Proves P-31.
describe('the default filters', () => {
  it.each([
    [null, ['Bronze', 'Silver', 'Gold']],
    [99, ['Silver']],
    [250, ['Silver']],
    [250.01, ['Bronze']],
    [500, ['Bronze']],
  ])('at %j percent show %j', (fplPercent, expected) => {
    expect(defaultFilters(fplPercent)).toEqual({ ...noFilters, metalLevels: expected })
  })
})

describe('filtering', () => {
  it('keeps everything without a filter', () => {
    expect(ids()).toEqual(['1', '2', '3', '4'])
  })

  it('joins values of a group by or, groups by and', () => {
    expect(ids({ ...noFilters, metalLevels: ['Silver', 'Bronze'], issuers: ['Oscar'] })).toEqual(['1', '3'])
    expect(ids({ ...noFilters, types: ['PPO'] })).toEqual([])
  })

  it('switches a value on and off', () => {
    const on = filterToggled(noFilters, 'types', 'HMO')
    expect(on.types).toEqual(['HMO'])
    expect(filterCount(on)).toBe(1)
    expect(filterToggled(on, 'types', 'HMO')).toEqual(noFilters)
    const two = filterToggled(on, 'types', 'EPO')
    expect(filterToggled(two, 'types', 'HMO')).toEqual({ ...noFilters, types: ['EPO'] })
  })
})

// Proves P-81.
describe('the filters beyond the groups', () => {
  const [first = samplePlan()] = plans
  const list = [
    { plan: { ...first, id: 'hsa', hsaEligible: true }, billCents: 1_000, deductibleCents: 0 },
    { plan: { ...first, id: 'standard', isEasyToCompare: true }, billCents: 2_000, deductibleCents: 100_000 },
    { plan: { ...first, id: 'unknown' }, billCents: 3_000, deductibleCents: Infinity },
  ]
  const passing = (change: Partial<PlanFilters>, facts = noFilterFacts) => ids({ ...noFilters, ...change }, facts, list)

  it('are a switch for HSA and one for standard plans', () => {
    expect(passing({ hsaOnly: true })).toEqual(['hsa'])
    expect(passing({ easyToCompareOnly: true })).toEqual(['standard'])
    expect(passing({ hsaOnly: true, easyToCompareOnly: true })).toEqual([])
  })

  it('ask for doctors only where it is known who has them', () => {
    const facts = { ...noFilterFacts, hasAllMyDoctors: (id: string) => id === 'hsa' }
    expect(passing({ allMyDoctors: true }, facts)).toEqual(['hsa'])
    expect(passing({ allMyDoctors: true })).toHaveLength(3)
    expect(passing({}, facts)).toHaveLength(3)
  })

  it.each([
    [{ min: null, max: null }, ['hsa', 'standard', 'unknown']],
    [{ min: 1_000, max: 2_000 }, ['hsa', 'standard']],
    [{ min: 1_001, max: null }, ['standard', 'unknown']],
    [{ min: null, max: 999 }, []],
  ])('keep prices in the range %j', (priceCents, expected) => {
    expect(passing({ priceCents })).toEqual(expected)
  })

  it('leave out a deductible that is not known, where one is asked for', () => {
    expect(passing({ deductibleCents: { min: 0, max: null } })).toEqual(['hsa', 'standard'])
    expect(passing({ deductibleCents: { min: null, max: 0 } })).toEqual(['hsa'])
  })

  it('count one each', () => {
    const range = { min: 0, max: null }
    expect(filterCount({ ...noFilters, types: ['HMO'], hsaOnly: true, priceCents: range })).toBe(3)
  })
})

// Proves P-32.
it('the other companies are one value', () => {
  const facts = { ...noFilterFacts, isListed: (name: string) => name !== 'Wellpoint' }
  expect(ids({ ...noFilters, issuers: [otherIssuers] }, facts)).toEqual(['4'])
  expect(ids({ ...noFilters, issuers: [otherIssuers, 'Oscar'] }, facts)).toEqual(['1', '3', '4'])
  expect(ids({ ...noFilters, issuers: ['Wellpoint'] }, facts)).toEqual(['4'])
})

const listedNames = ['ambetter', 'oscar', 'molina', 'cigna', 'blue cross blue shield', 'bcbs', 'united', 'florida blue']

// Proves P-32.
describe('the issuer list', () => {
  it.each([
    ['Ambetter from Sunshine Health', true],
    ['OSCAR', true],
    ['Molina Healthcare', true],
    ['Cigna HealthCare of Florida', true],
    ['Premera Blue Cross Blue Shield of Alaska', true],
    ['BCBSAZ Health Choice', true],
    ['UnitedHealthcare', true],
    ['Florida Blue HMO', true],
    ['Blue Cross and Blue Shield of Texas', true],
    ['BlueCross BlueShield of South Carolina', true],
    ['Wellpoint', false],
    ['Blue Shield of California', false],
  ])('has %s: %s', (name, expected) => {
    expect(isListedIssuer(name, listedNames)).toBe(expected)
  })
})

// Proves P-12.
describe('a page', () => {
  const items = Array.from({ length: 23 }, (_, at) => at + 1)

  it.each([
    [1, 1, 1, 10],
    [3, 3, 21, 23],
    [9, 3, 21, 23],
    [0, 1, 1, 10],
    [-2, 1, 1, 10],
    [Number.NaN, 1, 1, 10],
  ])('asked for as %f is page %i, from %i to %i', (asked, page, first, last) => {
    const result = pageOf(items, asked, 10)
    expect(result).toMatchObject({ page, pageCount: 3, total: 23, first, last })
    expect(result.items[0]).toBe(first)
    expect(result.items.at(-1)).toBe(last)
  })

  it('of an empty list is the only one', () => {
    expect(pageOf([], 4, 10)).toEqual({ items: [], page: 1, pageCount: 1, total: 0, first: 0, last: 0 })
  })
})

// Proves P-81.
it('goes by the bill, which is above a price of $0 where the credit can’t pay all of the premium', () => {
  const plan = (id: string, eligible: number) =>
    samplePlan({ id, monthlyPremiumCents: 60_000, creditEligibleMonthlyPremiumCents: eligible })
  const list = indexPlans([plan('whole', 60_000), plan('part', 58_861)], {
    csr: 'none',
    applicants: 1,
    creditCents: 70_000,
    priceShown: 'specified',
    monthsCovered: 12,
  })
  expect(list.map(({ priceCents }) => priceCents)).toEqual([0, 0])
  const atMost = (max: number) => plansThatPass(list, { ...noFilters, priceCents: { min: null, max } }, noFilterFacts)
  expect(atMost(0).map(({ plan: { id } }) => id)).toEqual(['whole'])
  expect(atMost(1_139)).toHaveLength(2)
})
