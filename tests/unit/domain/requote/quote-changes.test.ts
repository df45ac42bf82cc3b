import { describe, expect, it } from 'vitest'

import { quoteChanges } from '#domain/requote/quote-changes.ts'
import type { QuoteSide } from '#domain/requote/quote-side.ts'
import { before as known, moreIncome, ofProfile, savingsLost } from '#stories/requote/sample-requote.ts'

const facts = (changes: Partial<NonNullable<QuoteSide['facts']>>): QuoteSide => ({
  ...known,
  facts: known.facts && { ...known.facts, ...changes },
})

// Proves F-90.
describe('two quotes', () => {
  it.each<readonly [string, QuoteSide, readonly string[]]>([
    ['nothing', known, []],
    ['the deductible', facts({ deductibleCents: 500_000 }), ['deductible']],
    ['the deductible for drugs', facts({ drugDeductibleCents: 10_000 }), ['deductible']],
    ['the family maximum', facts({ familyMaximumCents: 1_500_000 }), ['maximum']],
    ['the extra savings', facts({ extraSavings: false }), ['extraSavings']],
    ['the bill', { ...known, priceCents: 1, billCents: 1 }, ['bill']],
    ['the part that the credit cannot pay', { ...known, billCents: 10_500 }, ['bill']],
    ['price and bill of such a plan', { ...known, priceCents: 1, billCents: 2 }, ['price', 'bill']],
    ['the full price', { ...known, premiumCents: 80_000 }, ['premium']],
    ['who is covered', { ...known, people: known.people.slice(1) }, ['people']],
    ['the place', { ...known, zip: '33133' }, ['place']],
    ['the income limit', { ...known, incomeCents: null }, ['income']],
  ])('name %s, and the rest stays', (_, after, changed) => {
    expect(quoteChanges(known, after)).toEqual({ changed, isRestSame: true })
  })

  it('name everything that goes with the extra savings', () => {
    expect(quoteChanges(known, savingsLost).changed).toEqual([
      ...['price', 'bill', 'credit', 'deductible', 'maximum', 'extraSavings', 'year', 'income'],
    ])
  })

  it.each([
    ['no facts', ofProfile, savingsLost],
    ['no facts on both sides', ofProfile, { ...ofProfile, creditCents: 1 }],
    ['another plan', known, moreIncome],
    ['no year on both sides', facts({ year: null }), facts({ year: null, extraSavings: false })],
  ])('say nothing of the rest with %s', (_, one, other) => {
    expect(quoteChanges(one, other).isRestSame).toBe(false)
  })

  it('have the price after the credit beside a bill that one side lacks', () => {
    expect(quoteChanges(ofProfile, savingsLost).changed.slice(0, 2)).toEqual(['price', 'bill'])
    expect(quoteChanges(ofProfile, { ...ofProfile, priceCents: 1 }).changed).toEqual(['price'])
  })
})
