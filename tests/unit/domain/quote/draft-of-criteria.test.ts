import { describe, expect, it } from 'vitest'

import type { HouseholdMember } from '#domain/household/member.ts'
import type { QuoteDraft } from '#domain/quote/draft.ts'
import { placeOf } from '#domain/quote/criteria.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'

import { familyCriteria, familyDraft, miamiDade, monroe, withMembers } from './sample-quote.ts'

const member = (role: HouseholdMember['role'], age: number | null, isApplyingForCoverage = true): HouseholdMember => ({
  role,
  age,
  isApplyingForCoverage,
})
const draftOf = (members: readonly HouseholdMember[], before: QuoteDraft = familyDraft) =>
  draftOfCriteria(withMembers(familyCriteria, members), before)
const couple = [member('primary', 35), member('spouse', 34)]

describe('the location of a changed search', () => {
  const both = { zip: '33133', counties: [miamiDade, monroe], countyFips: monroe.fips }

  it('keeps the counties of the same ZIP to choose from', () => {
    expect(draftOfCriteria(familyCriteria, { ...familyDraft, location: both }).location).toEqual({
      ...both,
      countyFips: miamiDade.fips,
    })
  })

  it('has only the new county where the ZIP is another one', () => {
    const county = { ...miamiDade, zipCode: '33101' }
    expect(
      draftOfCriteria({ ...familyCriteria, ...placeOf(county) }, { ...familyDraft, location: both }).location,
    ).toEqual({
      zip: '33101',
      counties: [county],
      countyFips: county.fips,
    })
  })

  it('has only the new county where it was not among those found', () => {
    expect(draftOfCriteria({ ...familyCriteria, ...placeOf(monroe) }, familyDraft).location).toEqual({
      zip: '33133',
      counties: [monroe],
      countyFips: monroe.fips,
    })
  })
})

describe('the people of a changed search', () => {
  it('are those who apply, with the ages searched for', () => {
    expect(draftOf([member('primary', 50), member('dependent', 3), member('dependent', 0)]).household).toMatchObject({
      self: true,
      selfAge: '50',
      spouse: false,
      spouseAge: '34',
      dependents: true,
      dependentCount: '2',
      dependentAges: ['3', '0'],
    })
  })

  it('leave what was typed about those who do not apply', () => {
    const { household } = draftOf([member('primary', null, false), member('spouse', 34)])
    expect(household).toEqual({ ...familyDraft.household, self: false, dependents: false })
  })

  it('leave an age typed where the search has none, and a dependent without one empty', () => {
    const { household } = draftOf([member('primary', null), member('spouse', null), member('dependent', null)])
    const { self, selfAge, spouse, spouseAge, dependentCount } = familyDraft.household
    expect(household).toMatchObject({ self, selfAge, spouse, spouseAge, dependentCount, dependentAges: [''] })
  })

  it('do not include a primary person whom the search does not have', () => {
    expect(draftOf([member('dependent', 6)]).household).toMatchObject({ self: false, spouse: false, dependents: true })
  })
})

describe('the tax household of a changed search', () => {
  const before = { ...familyDraft, taxHousehold: { selected: ['JustMe', 'FamilyLikeNoOneElse'], counts: {} } } as const

  it('says "nobody else" and counts none where everyone applies', () => {
    expect(draftOf([...couple, member('dependent', 6)], before).taxHousehold).toEqual({
      selected: ['JustMe', 'FamilyLikeNoOneElse'],
      counts: {},
    })
  })

  it('counts the dependents who do not apply instead of saying "nobody else"', () => {
    const others = [member('dependent', 17, false), member('dependent', null, false)]
    expect(draftOf([...couple, member('dependent', 6), ...others], before).taxHousehold).toEqual({
      selected: ['JustMe', 'FamilyLikeAdditionalDependents'],
      counts: { FamilyLikeAdditionalDependents: '2' },
    })
  })

  it('names a spouse who does not apply', () => {
    expect(draftOf([member('primary', 35), member('spouse', null, false)], before).taxHousehold).toEqual({
      selected: ['FamilyLikeNoOneElse', 'SelfOnlyFilingWithSpouse'],
      counts: {},
    })
  })

  it.each([
    ['self', [member('primary', 35)], 'JustMe'],
    ['spouse', [member('primary', null, false), member('spouse', 34)], 'JustUsWithSpouseFiler'],
    ['self_and_spouse', couple, 'SelfSpouseNoOneElse'],
    ['self_and_dependents', [member('primary', 35), member('dependent', 6)], 'SelfDepsNoOneElse'],
    ['dependents_only', [member('primary', null, false), member('dependent', 6)], 'NoOneElseWithFilerAndDeps'],
  ] as const)('is answered by "nobody else" of the question for %s', (_configuration, members, answer) => {
    const nothing = { ...familyDraft, taxHousehold: { selected: [], counts: {} } }
    expect(draftOf(members, nothing).taxHousehold).toEqual({ selected: [answer], counts: {} })
  })
})

describe('the income of a changed search', () => {
  it('is the one searched with, and the part of each person', () => {
    const criteria = { ...familyCriteria, income: 50000, primaryApplicantIncome: 30000, spouseIncome: 20000 }
    expect(draftOfCriteria(criteria, familyDraft).income).toEqual({
      annualIncome: '50000',
      primaryAnnualIncome: 30000,
      spouseAnnualIncome: 20000,
    })
  })
})
