import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chooseDeductible, chooseOutOfPocketMaximum, type CostLimitChoice } from '#domain/plans/cost-limit.ts'
import { csrVariantOf, metalLevelOf } from '#domain/plans/official-words.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'

import { limit, samplePlan } from './sample-plan.ts'

describe('the price shown', () => {
  it('is the credit-eligible premium less the credit, beside the struck premium', () => {
    const plan = samplePlan({ monthlyPremiumCents: 63042, creditEligibleMonthlyPremiumCents: 62500 })
    expect(shownPrice(plan, 61200)).toEqual({ priceCents: 1300, beforeCents: 63042, notCreditEligibleCents: 542 })
  })

  it('is never below 0', () => {
    expect(shownPrice(samplePlan(), 70000).priceCents).toBe(0)
  })

  it.each([
    ['without a credit', samplePlan(), 0],
    ['without a credit-eligible premium', samplePlan({ creditEligibleMonthlyPremiumCents: null }), 61200],
  ])('is the plain premium %s', (_title, plan, credit) => {
    expect(shownPrice(plan, credit)).toEqual({ priceCents: 60000, notCreditEligibleCents: 0 })
  })

  it('lies between 0 and the premium', () => {
    const cents = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(cents, cents, cents, (eligible, rest, credit) => {
        const plan = samplePlan({
          monthlyPremiumCents: eligible + rest,
          creditEligibleMonthlyPremiumCents: eligible,
        })
        const { priceCents } = shownPrice(plan, credit)
        expect(priceCents).toBeGreaterThanOrEqual(0)
        expect(priceCents).toBeLessThanOrEqual(plan.monthlyPremiumCents)
      }),
    )
  })
})

describe('the deductible', () => {
  const one = { csr: 'none', family: false } as const
  const amount = (deductibles: Parameters<typeof chooseDeductible>[0]['deductibles'], choice: CostLimitChoice = one) =>
    chooseDeductible({ deductibles }, choice)?.amountCents ?? null

  it('is in-network', () => {
    expect(amount([limit(1, { networkTier: 'Out-of-Network' }), limit(2)])).toBe(2)
    expect(amount([limit(1, { networkTier: 'Out-of-Network' })])).toBeNull()
    expect(amount([limit(1, { networkTier: 'In-Network Tier 2' }), limit(2)])).toBe(2)
  })

  it('prefers combined, then medical EHB, then any medical, then the first', () => {
    const drug = limit(1, { type: 'Drug EHB Deductible' })
    const anyMedical = limit(2, { type: 'Other medical deductible' })
    const medical = limit(3, { type: 'Medical EHB Deductible' })
    const combined = limit(4)
    expect(amount([drug, anyMedical, medical, combined])).toBe(4)
    expect(amount([drug, anyMedical, medical])).toBe(3)
    expect(amount([drug, anyMedical])).toBe(2)
    expect(amount([drug, limit(5, { type: 'Dental' })])).toBe(1)
    expect(amount([])).toBeNull()
  })

  it('is per person for a family, the individual one where the plan states no other', () => {
    const family = { csr: 'none', family: true } as const
    const rows = [limit(1), limit(2, { familyCost: 'Family Per Person' }), limit(3, { familyCost: 'Family' })]
    expect(chooseDeductible({ deductibles: rows }, family)?.amountCents).toBe(2)
    expect(chooseDeductible({ deductibles: rows }, one)?.amountCents).toBe(1)
    expect(chooseDeductible({ deductibles: [limit(3, { familyCost: 'Family' }), limit(1)] }, family)?.amountCents).toBe(
      1,
    )
  })

  it("is that of the household's variant, else the standard one", () => {
    const rows = [limit(600_000), limit(0, { csr: '94' }), limit(50_000, { csr: '87' })]
    expect(amount(rows, { ...one, csr: '94' })).toBe(0)
    expect(amount(rows, { ...one, csr: '73' })).toBe(600_000)
    expect(amount(rows)).toBe(600_000)
  })

  it('has an out-of-pocket maximum beside it, chosen the same way', () => {
    const rows = [
      limit(1, { type: 'Maximum Out of Pocket for Drug EHB Benefits' }),
      limit(2, { type: 'Maximum Out of Pocket for Medical EHB Benefits' }),
      limit(3, { type: 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)' }),
    ]
    expect(chooseOutOfPocketMaximum({ outOfPocketMaximums: rows }, one)?.amountCents).toBe(3)
    expect(chooseOutOfPocketMaximum({ outOfPocketMaximums: rows.slice(0, 2) }, one)?.amountCents).toBe(2)
  })
})

describe('the official words', () => {
  it.each([
    ['Bronze', 'Bronze'],
    ['Expanded Bronze', 'Bronze'],
    ['silver', 'Silver'],
    ['Gold', 'Gold'],
    ['Platinum', 'Platinum'],
    ['Catastrophic', 'Catastrophic'],
    ['High', 'Other'],
  ])('%s is the metal level %s', (word, expected) => {
    expect(metalLevelOf(word)).toBe(expected)
  })

  it.each([
    ['Exchange variant (no CSR)', 'none'],
    ['73% AV Level Silver Plan CSR', '73'],
    ['87% AV Level Silver Plan CSR', '87'],
    ['94% AV Level Silver Plan CSR', '94'],
    ['Limited Cost Sharing Plan Variation', 'limited'],
    ['Zero Cost Sharing Plan Variation', 'zero'],
    ['Unknown CSR', 'none'],
  ])('%s is the variant %s', (words, expected) => {
    expect(csrVariantOf(words)).toBe(expected)
  })
})
