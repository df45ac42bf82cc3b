import { describe, expect, it } from 'vitest'

import type { HouseholdMember } from '#domain/household/member.ts'
import {
  applyingToggled,
  dependentAdded,
  editIssues,
  editOf,
  memberRemoved,
  type SearchEdit,
  spouseAdded,
} from '#domain/quote/search-edit.ts'

import { familyCriteria, kynectCounty, miamiDade, monroe, withMembers } from './sample-quote.ts'

const edit = editOf(familyCriteria)
const primary: HouseholdMember = { role: 'primary', age: 35, isApplyingForCoverage: true }

// Proves P-50.
describe('a filled editor', () => {
  it('has no income for a spouse whom the search does not have', () => {
    expect(editOf(withMembers(familyCriteria, [primary])).spouseIncome).toBe('')
  })

  it('hides the age of someone who does not apply, but keeps it', () => {
    const spouse: HouseholdMember = { role: 'spouse', age: 34, isApplyingForCoverage: false }
    expect(editOf(withMembers(familyCriteria, [primary, spouse])).members[1]).toMatchObject({
      age: '',
      actual: { age: 34 },
    })
  })
})

describe('a new member', () => {
  const asked = { age: '', actual: { age: null }, isApplyingForCoverage: true }

  it('applies, and the age is still to be typed', () => {
    expect(dependentAdded(edit).members.at(-1)).toMatchObject({ role: 'dependent', ...asked })
    expect(spouseAdded(editOf(withMembers(familyCriteria, [primary]))).members[1]).toMatchObject({
      role: 'spouse',
      ...asked,
    })
  })

  it('may be a spouse where nobody else is', () => {
    expect(spouseAdded({ ...edit, members: [] }).members.map(({ role }) => role)).toEqual(['spouse'])
  })
})

describe('a removed dependent', () => {
  it("leaves the spouse's income", () => {
    const earning = { ...edit, spouseIncome: '12000' }
    const dependent = edit.members.find(({ role }) => role === 'dependent')
    const removed = memberRemoved(earning, dependent?.id ?? '')
    expect(removed.members.map(({ role }) => role)).toEqual(['primary', 'spouse'])
    expect(removed.spouseIncome).toBe('12000')
  })
})

describe('an issue of the editor', () => {
  it.each<[string, Partial<SearchEdit>, readonly string[], string]>([
    ['an incomplete ZIP', { location: { ...edit.location, zip: '3313' } }, ['location', 'zip'], 'zip.fiveDigits'],
    [
      'several counties',
      { location: { zip: '33133', counties: [miamiDade, monroe], countyFips: null } },
      ['location', 'countyFips'],
      'county.select',
    ],
    [
      'a state with its own marketplace',
      { location: { zip: '42003', counties: [kynectCounty], countyFips: kynectCounty.fips } },
      ['location', 'zip'],
      'county.ownMarketplace',
    ],
    ['the primary income', { primaryIncome: '-1' }, ['primaryIncome'], 'income.primaryInvalid'],
    ["the spouse's income", { spouseIncome: 'x' }, ['spouseIncome'], 'income.spouseInvalid'],
    [
      'nobody who applies',
      { members: edit.members.reduce((rest, { id }) => applyingToggled(rest, id), edit).members },
      ['members'],
      'household.oneApplying',
    ],
  ])('for %s stands at its field', (_title, change, path, code) => {
    expect(editIssues({ ...edit, ...change })).toEqual([{ path, code }])
  })
})
