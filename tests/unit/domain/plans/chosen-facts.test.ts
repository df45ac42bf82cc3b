import { describe, expect, it } from 'vitest'

import { chosenFactsOf } from '#domain/plans/chosen-facts.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
import { familyRanking } from '#mocks/fixtures/sample-chosen-facts.ts'
import { deductibles, plan } from '#mocks/fixtures/sample-plans.ts'

const familyMaximum = {
  amountCents: 360_000,
  networkTier: 'In-Network',
  familyCost: 'Family',
  type: 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)',
  csr: '87',
} as const
const silver = plan({
  monthlyPremiumCents: 151_909,
  creditEligibleMonthlyPremiumCents: 151_909,
  isEasyToCompare: true,
  deductibles: deductibles(0, '87'),
  outOfPocketMaximums: [familyMaximum],
})

// Proves P-89.
describe('the facts of a chosen plan', () => {
  it('are those of its card: badges, year, deductible and maximum', () => {
    const card = toPlanCard(silver, { ...familyRanking, creditCents: 148_000 }, 2_000_000)
    expect(chosenFactsOf(card)).toMatchObject({
      extraSavings: true,
      isEasyToCompare: true,
      year: { monthsCovered: 12, healthy: { cents: 46_908 }, bad: { cents: 406_908 } },
      deductibleCents: 0,
      drugDeductibleCents: null,
      familyMaximumCents: 360_000,
      perPerson: true,
    })
  })

  it('have no year where no month can be covered, and nothing of the list or the plan', () => {
    const facts = chosenFactsOf(toPlanCard(silver, { ...familyRanking, monthsCovered: null }))
    expect(facts.year).toBeNull()
    expect(Object.keys(facts)).not.toContain('yearScaleCents')
    expect(Object.keys(facts)).not.toContain('benefits')
  })
})
