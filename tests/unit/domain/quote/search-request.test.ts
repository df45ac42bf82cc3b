import { describe, expect, it } from 'vitest'

import type { HouseholdMember, Role } from '#domain/household/member.ts'
import { gendersByRole, missingSearchData, searchHousehold } from '#domain/quote/search-request.ts'

import { familyCriteria, miamiDade } from './sample-quote.ts'

const member = (role: Role, age: number | null, isApplyingForCoverage = true): HouseholdMember => ({
  role,
  age,
  isApplyingForCoverage,
})

describe('the household of a search', () => {
  it('is everyone, with age, gender, eligibility and other coverage', () => {
    expect(
      searchHousehold({
        annualIncome: 42000,
        members: [
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
      annualIncome: 0,
      members: [member('dependent', null), member('dependent', 0)],
    })
    expect(people.map(({ age }) => age)).toEqual([1, 0])
  })

  it("sends 1 for no missing age but a dependent's", () => {
    const { people } = searchHousehold({ annualIncome: 0, members: [member('primary', null), member('spouse', null)] })
    expect(people).toHaveLength(2)
    expect(people.map(({ age }) => age)).not.toContain(1)
  })

  it('counts the first spouse only', () => {
    const { people, hasMarriedCouple } = searchHousehold({
      annualIncome: 0,
      members: [member('primary', 40), member('spouse', 39), member('spouse', 20), member('dependent', 5)],
    })
    expect(people.map(({ gender }) => gender)).toEqual(['male', 'female', 'female', 'male'])
    expect(hasMarriedCouple).toBe(true)
    expect(searchHousehold({ annualIncome: 0, members: [member('primary', 40)] }).hasMarriedCouple).toBe(false)
  })

  it('never sends an income below 0', () => {
    expect(searchHousehold({ annualIncome: -5, members: [] }).income).toBe(0)
  })

  it('alternates the dependents from female', () => {
    const dependents = Array.from({ length: 4 }, () => member('dependent', 1))
    expect(gendersByRole([member('primary', 1), ...dependents])).toEqual(['male', 'female', 'male', 'female', 'male'])
  })
})

describe('the precondition of a search', () => {
  it('is met by criteria', () => {
    expect(missingSearchData(familyCriteria)).toEqual([])
  })

  it('names what is missing', () => {
    expect(missingSearchData({})).toEqual(['zip', 'state', 'county', 'income', 'members'])
    expect(missingSearchData({ ...familyCriteria, county: { ...miamiDade, fips: '' } })).toEqual(['county'])
    expect(missingSearchData({ ...familyCriteria, annualIncome: Number.NaN, members: [] })).toEqual([
      'income',
      'members',
    ])
    expect(missingSearchData({ ...familyCriteria, annualIncome: 0 })).toEqual([])
  })
})
