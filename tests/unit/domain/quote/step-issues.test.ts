import { describe, expect, it } from 'vitest'

import { emptyDraft, type LocationDraft } from '#domain/quote/draft.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { householdIssues, incomeIssues, locationIssues, taxHouseholdIssues } from '#domain/quote/validate-quote.ts'
import { wizardStepIds, wizardSteps } from '#domain/quote/wizard-steps.ts'

import { familyDraft, household, kynectCounty, miamiDade, monroe } from './sample-quote.ts'

describe('an issue of the location', () => {
  it.each<[string, Partial<LocationDraft>, string, string]>([
    ['an empty ZIP', { zip: '' }, 'zip', 'zip.fiveDigits'],
    ['four digits', { zip: '3313' }, 'zip', 'zip.fiveDigits'],
    ['a ZIP not verified', { counties: [], countyFips: null }, 'zip', 'county.required'],
    ['a single county not chosen', { counties: [miamiDade], countyFips: null }, 'zip', 'county.required'],
    ['several counties', { counties: [miamiDade, monroe], countyFips: null }, 'countyFips', 'county.select'],
    [
      'a state with its own marketplace',
      { zip: '42003', counties: [kynectCounty], countyFips: kynectCounty.fips },
      'zip',
      'county.ownMarketplace',
    ],
  ])('for %s stands at its field', (_title, change, field, code) => {
    expect(locationIssues({ ...familyDraft.location, ...change })).toEqual([{ path: [field], code }])
  })
})

describe('the number of dependents', () => {
  it.each([20, 21, 99])('has no cap: %i are as good as 2', (count) => {
    const dependentAges = Array.from({ length: count }, () => '6')
    const draft = household({ dependents: true, dependentCount: String(count), dependentAges })
    expect(householdIssues(draft)).toEqual([])
  })
})

describe('the count beside an answer', () => {
  const counting = 'SelfOnlyClaimingDependents'

  it('that is no sensible number is an issue of its box', () => {
    expect(taxHouseholdIssues({ selected: [counting], counts: { [counting]: '1.5' } }, 'self')).toEqual([
      { path: ['counts', counting], code: 'taxHousehold.countRange' },
    ])
  })

  it.each([{}, { [counting]: '  ' }, { [counting]: '0' }])(
    '%j names nobody, so the answer is not complete',
    (counts) => {
      expect(taxHouseholdIssues({ selected: [counting], counts }, 'self')).toEqual([
        { path: ['counts', counting], code: 'taxHousehold.countRange' },
      ])
    },
  )

  it.each(['1', '21', '99'])('has no cap: %s', (count) => {
    expect(taxHouseholdIssues({ selected: [counting], counts: { [counting]: count } }, 'self')).toEqual([])
  })

  it('does not matter while its answer is not chosen', () => {
    expect(taxHouseholdIssues({ selected: ['JustMe'], counts: { [counting]: 'x' } }, 'self')).toEqual([])
  })
})

describe('an issue of the income', () => {
  it.each([
    ['', 'income.invalid'],
    ['-500', 'income.invalid'],
    ['1e5', 'income.invalid'],
    ['12.5', 'income.unclear'],
    ['40.000', 'income.unclear'],
    ['12,5', 'income.unclear'],
    ['1234567890', 'income.tooLarge'],
  ])('of %j stands at its field', (annualIncome, code) => {
    expect(incomeIssues({ ...familyDraft.income, annualIncome })).toEqual([{ path: ['annualIncome'], code }])
  })
})

describe('the steps of the wizard', () => {
  it.each([
    ['self', { self: true }],
    ['spouse', { spouse: true }],
    ['self and spouse', { self: true, spouse: true }],
    ['self and dependents', { self: true, dependents: true }],
    ['spouse and dependents', { spouse: true, dependents: true }],
    ['family', { self: true, spouse: true, dependents: true }],
    ['dependents only', { dependents: true }],
  ])('are all asked of %s, since every combination has scenarios to choose from', (_who, who) => {
    const draft = { ...emptyDraft, household: household(who) }
    expect(wizardSteps.filter((step) => step.applies(draft)).map(({ id }) => id)).toEqual(wizardStepIds)
  })
})

describe('a refused submit', () => {
  it('calls blanks in the income field missing information', () => {
    const income = { ...familyDraft.income, annualIncome: '   ' }
    expect(toCriteria({ ...familyDraft, income }, 2026)).toMatchObject({ step: 'income', error: 'informationRequired' })
  })

  it('names the step it returns to, though a later one lacks its answer', () => {
    expect(toCriteria({ ...emptyDraft, location: familyDraft.location }, 2026)).toMatchObject({
      step: 'household',
      error: 'householdError',
    })
  })
})
