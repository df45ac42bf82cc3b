import { describe, expect, it } from 'vitest'

import type { HouseholdMember, Role } from '#domain/household/member.ts'
import { gendersByRole, missingSearchData, searchHousehold } from '#domain/quote/search-request.ts'

import { familyCriteria } from './sample-quote.ts'

const member = (role: Role, age: number | null, isApplyingForCoverage = true): HouseholdMember => ({
  role,
  age,
  isApplyingForCoverage,
})

// Proves.
describe('the household of a search', () => {
  it('is everyone, with age, gender, eligibility and other coverage', () => {
    expect(
      searchHousehold({
        income: 42000,
        householdMembers: [
          member('primary', 35),
          member('spouse', 34, false),
          member('dependent', 6),
          member('dependent', null, false),
        ],
      }),
    ).toEqual({
      income: 42000,
      hasMarriedCouple: true,
      people: [
        { age: 35, gender: 'male', aptcEligible: true, hasMec: false },
        { age: 30, gender: 'female', aptcEligible: false, hasMec: true },
        { age: 6, gender: 'female', aptcEligible: true, hasMec: false },
        { age: 30, gender: 'male', aptcEligible: false, hasMec: true },
      ],
    })
  })

  it('sends 1 for a missing dependent age, and 0 for a newborn', () => {
    const { people } = searchHousehold({
      income: 0,
      householdMembers: [member('dependent', null), member('dependent', 0)],
    })
    expect(people.map(({ age }) => age)).toEqual([1, 0])
  })

  it("sends 1 for no missing age but a dependent's", () => {
    const { people } = searchHousehold({
      income: 0,
      householdMembers: [member('primary', null), member('spouse', null)],
    })
    expect(people).toHaveLength(2)
    expect(people.map(({ age }) => age)).not.toContain(1)
  })

  it('counts the first spouse only', () => {
    const { people, hasMarriedCouple } = searchHousehold({
      income: 0,
      householdMembers: [member('primary', 40), member('spouse', 39), member('spouse', 20), member('dependent', 5)],
    })
    expect(people.map(({ gender }) => gender)).toEqual(['male', 'female', 'female', 'male'])
    expect(hasMarriedCouple).toBe(true)
    expect(searchHousehold({ income: 0, householdMembers: [member('primary', 40)] }).hasMarriedCouple).toBe(false)
  })

  it('never sends an income below 0', () => {
    expect(searchHousehold({ income: -5, householdMembers: [] }).income).toBe(0)
  })

  it('alternates the dependents from female', () => {
    const dependents = Array.from({ length: 4 }, () => member('dependent', 1))
    expect(gendersByRole([member('primary', 1), ...dependents])).toEqual(['male', 'female', 'male', 'female', 'male'])
  })
})

// Proves P-2.
describe('the precondition of a search', () => {
  it('is met by criteria', () => {
    expect(missingSearchData(familyCriteria)).toEqual([])
  })

  it('names what is missing', () => {
    const noPlace = { zipCode: '', stateAbbreviation: '', countyFips: '' }
    expect(missingSearchData({ ...familyCriteria, ...noPlace })).toEqual(['zip', 'state', 'county'])
    expect(missingSearchData({ ...familyCriteria, countyFips: '' })).toEqual(['county'])
    expect(missingSearchData({ ...familyCriteria, income: Number.NaN, householdMembers: [] })).toEqual([
      'income',
      'members',
    ])
    expect(missingSearchData({ ...familyCriteria, income: 0 })).toEqual([])
  })
})
