import { describe, expect, it } from 'vitest'

import {
  applyingDependents,
  chosenCounty,
  confirmedCounty,
  countiesFound,
  dependentsShown,
  draftHouseholdSize,
  draftMembers,
  emptyDraft,
  extraDependents,
  zipTyped,
  type HouseholdDraft,
} from '#domain/quote/draft.ts'
import { incomeAdjusted, incomeTyped } from '#domain/quote/income-typed.ts'
import { answerTyped, scenarioCountTyped, scenarioToggled } from '#domain/quote/household-typed.ts'

import { familyDraft, household, kynectCounty, miamiDade, monroe } from './sample-quote.ts'

// Proves Q-12.
describe('the location', () => {
  const typed = zipTyped(emptyDraft.location, '33133')

  it.each([
    [' 33a133-9', ' 33a133-9'],
    ['33139-1234', '33139-1234'],
    [' 33139 ', '33139'],
  ])('keeps %j as %j', (text, zip) => {
    expect(zipTyped(emptyDraft.location, text).zip).toBe(zip)
  })

  it('forgets its verification when the ZIP changes, not when it stays', () => {
    const verified = countiesFound(typed, [miamiDade])
    expect(zipTyped(verified, '33133')).toBe(verified)
    expect(zipTyped(verified, '3313')).toEqual({ zip: '3313', counties: [], countyFips: null })
    expect(zipTyped(verified, '')).toEqual(emptyDraft.location)
  })

  it('chooses a single county by itself', () => {
    expect(confirmedCounty(countiesFound(typed, [miamiDade]))).toBe(miamiDade)
  })

  it('waits for a choice among several, and keeps one made before', () => {
    const several = countiesFound(typed, [miamiDade, monroe])
    expect(confirmedCounty(several)).toBeNull()
    const chosen = { ...several, countyFips: monroe.fips }
    expect(confirmedCounty(chosen)).toBe(monroe)
    expect(countiesFound(chosen, [miamiDade, monroe]).countyFips).toBe(monroe.fips)
  })

  it('keeps the saved county only when the ZIP is the saved one', () => {
    expect(countiesFound(typed, [miamiDade, monroe], monroe).countyFips).toBe(monroe.fips)
    const elsewhere = { ...monroe, zipCode: '33040' }
    expect(countiesFound(typed, [miamiDade, monroe], elsewhere).countyFips).toBeNull()
  })

  it('is not confirmed in a state with its own marketplace', () => {
    const location = countiesFound(zipTyped(emptyDraft.location, '42003'), [kynectCounty])
    expect(chosenCounty(location)).toBe(kynectCounty)
    expect(confirmedCounty(location)).toBeNull()
  })
})

describe('a ZIP that is not complete', () => {
  it('names no county, though one is still listed', () => {
    const location = { zip: '3313', counties: [miamiDade], countyFips: miamiDade.fips }
    expect(chosenCounty(location)).toBeNull()
    expect(confirmedCounty(location)).toBeNull()
  })
})

describe('the dependents', () => {
  const agesShown = (shown: HouseholdDraft) => dependentsShown(shown).map(({ age }) => age)
  const typed = household({ dependents: true, dependentCount: '3', dependentAges: ['6', '9', '12'] })

  it('show one age for each, padded', () => {
    expect(agesShown(household({ dependents: true, dependentCount: '2', dependentAges: ['6'] }))).toEqual(['6', ''])
  })

  it('keep the ages typed when the count shrinks and grows again', () => {
    const shrunk = answerTyped({ ...typed, dependentCount: '1' }, 0, 'age', '7')
    expect(agesShown(shrunk)).toEqual(['7'])
    expect(agesShown({ ...shrunk, dependentCount: '3' })).toEqual(['7', '9', '12'])
  })

  it('take an age beyond those typed', () => {
    expect(answerTyped(household({}), 2, 'age', '4').dependentAges).toEqual(['', '', '4'])
  })

  it.each([
    ['', 0],
    ['0', 0],
    ['2', 2],
    ['20', 20],
    ['200', 200],
    ['1.5', 0],
  ])('typed as %j are drawn as %i', (dependentCount, expected) => {
    expect(applyingDependents({ ...typed, dependentCount })).toBe(expected)
  })

  it('are none while the box is unchecked, though the typing stays', () => {
    expect(applyingDependents({ ...typed, dependents: false })).toBe(0)
  })
})

describe('the tax household', () => {
  it('starts counting at one and takes another number', () => {
    const once = scenarioToggled(emptyDraft.taxHousehold, 'self', 'SelfOnlyClaimingDependents')
    expect(once).toEqual({ selected: ['SelfOnlyClaimingDependents'], counts: { SelfOnlyClaimingDependents: '1' } })
    const typed = scenarioCountTyped(once, 'SelfOnlyClaimingDependents', '4')
    const draft = { household: household({ self: true, selfAge: '40' }), taxHousehold: typed }
    expect(extraDependents(draft)).toBe(4)
    expect(draftHouseholdSize(draft)).toBe(5)
    expect(draftMembers(draft)).toHaveLength(5)
    const off = scenarioToggled(typed, 'self', 'SelfOnlyClaimingDependents')
    expect(draftHouseholdSize({ ...draft, taxHousehold: off })).toBe(1)
    expect(scenarioToggled(off, 'self', 'SelfOnlyClaimingDependents').counts).toEqual({
      SelfOnlyClaimingDependents: '4',
    })
  })

  it('counts nobody for an answer that does not ask', () => {
    expect(scenarioToggled(emptyDraft.taxHousehold, 'self', 'JustMe')).toEqual({ selected: ['JustMe'], counts: {} })
    const counts = { SelfOnlyClaimingDependents: '4' }
    const taxHousehold = { selected: ['JustMe'], counts } as const
    expect(extraDependents({ household: household({ self: true }), taxHousehold })).toBe(0)
  })

  it('counts nobody for an empty box', () => {
    const draft = {
      household: household({ self: true }),
      taxHousehold: { selected: ['SelfOnlyClaimingDependents'], counts: { SelfOnlyClaimingDependents: '' } },
    } as const
    expect(draftHouseholdSize(draft)).toBe(1)
  })

  it('names every person of the family', () => {
    expect(draftMembers(familyDraft).map(({ age }) => age)).toEqual([35, 34, 6])
    expect(draftHouseholdSize(familyDraft)).toBe(3)
  })

  it('does not carry an age typed before the box was unchecked', () => {
    const draft = { ...familyDraft, household: { ...familyDraft.household, self: false } }
    expect(draftMembers({ ...draft, taxHousehold: { selected: ['SpouseDepsNoOneElse'], counts: {} } })[0]).toEqual({
      role: 'primary',
      age: null,
      isApplyingForCoverage: false,
    })
  })
})

describe('the income', () => {
  it("typed by hand forgets the estimator's parts", () => {
    expect(incomeTyped('41000')).toEqual({ annualIncome: '41000', primaryAnnualIncome: null, spouseAnnualIncome: null })
  })

  it('adjusted to the minimum has nothing from the spouse, and keeps what was told', () => {
    expect(incomeAdjusted(26650, 24_000)).toEqual({
      annualIncome: '26650',
      primaryAnnualIncome: 26650,
      spouseAnnualIncome: 0,
      toldIncome: 24_000,
    })
  })
})
