import { describe, expect, it } from 'vitest'

import {
  defaultFilters,
  facetsOf,
  filterCount,
  filterToggled,
  isListedIssuer,
  noFilters,
  passesFilters,
} from '#domain/plans/filters.ts'
import { pageOf } from '#domain/plans/page.ts'

import { samplePlan } from './sample-plan.ts'

const plans = [
  samplePlan({ id: '1', metalLevel: 'Silver', issuerName: 'Oscar', type: 'EPO' }),
  samplePlan({ id: '2', metalLevel: 'Silver', issuerName: 'Ambetter Health', type: 'HMO' }),
  samplePlan({ id: '3', metalLevel: 'Bronze', issuerName: 'Oscar', type: 'EPO' }),
  samplePlan({ id: '4', metalLevel: 'Catastrophic', issuerName: 'Wellpoint', type: 'HMO' }),
]
const ids = (filters = noFilters) => plans.filter((plan) => passesFilters(plan, filters)).map(({ id }) => id)

// Proves P-31.
describe('the default filters', () => {
  it.each([
    [null, ['Bronze', 'Silver', 'Gold']],
    [99, ['Silver']],
    [250, ['Silver']],
    [250.01, ['Bronze']],
    [500, ['Bronze']],
  ])('at %j percent show %j', (fplPercent, expected) => {
    expect(defaultFilters(fplPercent)).toEqual({ metalLevels: expected, issuers: [], types: [] })
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

// Proves P-30 and P-33.
describe('the facets', () => {
  it('always list four metal levels, and the issuers and types at hand', () => {
    expect(facetsOf(plans, noFilters)).toEqual({
      metalLevels: [
        { value: 'Bronze', count: 1 },
        { value: 'Silver', count: 2 },
        { value: 'Gold', count: 0 },
        { value: 'Platinum', count: 0 },
      ],
      issuers: [
        { value: 'Ambetter Health', count: 1 },
        { value: 'Oscar', count: 2 },
        { value: 'Wellpoint', count: 1 },
      ],
      types: [
        { value: 'EPO', count: 2 },
        { value: 'HMO', count: 2 },
      ],
    })
  })

  it('count what the other groups let through', () => {
    const facets = facetsOf(plans, { ...noFilters, metalLevels: ['Silver'] })
    expect(facets.metalLevels[0]).toEqual({ value: 'Bronze', count: 1 })
    expect(facets.issuers).toEqual([
      { value: 'Ambetter Health', count: 1 },
      { value: 'Oscar', count: 1 },
      { value: 'Wellpoint', count: 0 },
    ])
    expect(facets.types).toEqual([
      { value: 'EPO', count: 1 },
      { value: 'HMO', count: 1 },
    ])
  })

  it('keep a chosen value listed though no plan has it', () => {
    expect(facetsOf(plans, { ...noFilters, types: ['PPO'] }).types).toContainEqual({ value: 'PPO', count: 0 })
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
