import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chooseDeductible, chooseOutOfPocketMaximum, type CostLimitChoice } from '#domain/plans/cost-limit.ts'
import { csrVariantOf, metalLevelOf } from '#domain/plans/official-words.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'

import { limit, samplePlan } from './sample-plan.ts'

// Proves P-20, P-21, P-22 and P-23.
describe('the price shown', () => {
  it('is the credit-eligible premium less the credit, beside the struck premium', () => {
    const plan = samplePlan({ monthlyPremiumCents: 63042, creditEligibleMonthlyPremiumCents: 62500 })
    expect(shownPrice(plan, 61200, 'specified')).toEqual({
      priceCents: 1300,
      billCents: 1842,
      beforeCents: 63042,
      refusesCredit: false,
    })
  })

  it('is never below 0', () => {
    expect(shownPrice(samplePlan(), 70000, 'specified').priceCents).toBe(0)
  })

  it('is what the company bills where the setting says so', () => {
    const plan = samplePlan({ monthlyPremiumCents: 63042, creditEligibleMonthlyPremiumCents: 62500 })
    expect(shownPrice(plan, 61200, 'bill')).toMatchObject({ priceCents: 1842, billCents: 1842, beforeCents: 63042 })
    expect(shownPrice(plan, 70000, 'bill')).toMatchObject({ priceCents: 542, billCents: 542 })
    expect(shownPrice(plan, 70000, 'specified')).toMatchObject({ priceCents: 0, billCents: 542 })
  })

  it.each([
    ['of a Catastrophic plan, whatever its answer says', samplePlan({ metalLevel: 'Catastrophic' })],
    ['of a plan of which the credit may pay nothing', samplePlan({ creditEligibleMonthlyPremiumCents: 0 })],
    ['of a plan without a credit-eligible premium', samplePlan({ creditEligibleMonthlyPremiumCents: null })],
  ])('is the full premium %s, with nothing struck', (_title, plan) => {
    for (const shown of ['specified', 'bill'] as const)
      expect(shownPrice(plan, 61200, shown)).toEqual({ priceCents: 60000, billCents: 60000, refusesCredit: true })
  })

  it('is never above the struck premium, even where the answer says that the credit may pay more', () => {
    const plan = samplePlan({ creditEligibleMonthlyPremiumCents: 90000 })
    expect(shownPrice(plan, 10000, 'specified')).toMatchObject({ priceCents: 50000, billCents: 50000 })
  })

  it('is the plain premium without a credit', () => {
    expect(shownPrice(samplePlan(), 0, 'specified')).toEqual({
      priceCents: 60000,
      billCents: 60000,
      refusesCredit: false,
    })
  })

  it('lies between 0 and the premium', () => {
    const cents = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(cents, cents, cents, (eligible, rest, credit) => {
        const plan = samplePlan({
          monthlyPremiumCents: eligible + rest,
          creditEligibleMonthlyPremiumCents: eligible,
        })
        const { priceCents, billCents } = shownPrice(plan, credit, 'specified')
        expect(priceCents).toBeGreaterThanOrEqual(0)
        expect(priceCents).toBeLessThanOrEqual(billCents)
        expect(billCents).toBeLessThanOrEqual(plan.monthlyPremiumCents)
      }),
    )
  })
})

// Proves P-25.
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
    ['No CSR', 'none'],
    ['CSR94', '94'],
    ['LimitedCSR', 'limited'],
    ['ZeroCSR', 'zero'],
    ['940', 'none'],
  ])('%s is the variant %s', (words, expected) => {
    expect(csrVariantOf(words)).toBe(expected)
  })
})
