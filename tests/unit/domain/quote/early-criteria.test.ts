import { describe, expect, it } from 'vitest'

import { earlyCriteria } from '#domain/quote/early-criteria.ts'

import { familyCriteria, familyDraft, kynectCounty } from './sample-quote.ts'

// Proves Q-106.
describe('a search that may be asked for before it is submitted', () => {
  it('is the one that the last answer submits, whatever that answer is', () => {
    for (const hasMarketplaceCoverage of [null, true, false])
      expect(earlyCriteria({ ...familyDraft, coverage: { hasMarketplaceCoverage } }, 2026)).toEqual(familyCriteria)
  })

  const passed = familyDraft.incomeCheck
  it.each([
    ['no income has passed its check', { incomeCheck: null }],
    ['another income has passed', { incomeCheck: passed && { ...passed, annualIncome: 41_000 } }],
    ['the income is below the minimum', { incomeCheck: passed && { ...passed, minimumIncome: 50_000 } }],
    [
      'the state has its own marketplace',
      { location: { zip: '42003', counties: [kynectCounty], countyFips: '21145' } },
    ],
    ['an age is missing', { household: { ...familyDraft.household, selfAge: '' } }],
  ])('is none when %s', (_, change) => {
    expect(earlyCriteria({ ...familyDraft, ...change }, 2026)).toBeNull()
  })
})
