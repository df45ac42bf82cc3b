import { describe, expect, it } from 'vitest'

import { benefitCost, benefitNames } from '#domain/plans/benefits.ts'
import { parseDisplayString } from '#domain/plans/cost-sharing.ts'
import type { Benefit } from '#domain/plans/plan.ts'

describe('an official cost-sharing wording', () => {
  it.each([
    ['No Charge', { kind: 'noCharge' }],
    ['No Charge After Deductible', { kind: 'noChargeAfterDeductible' }],
    ['No Charge after deductible', { kind: 'noChargeAfterDeductible' }],
    ['Not Covered', { kind: 'notCovered' }],
    ['Not Applicable', { kind: 'notApplicable' }],
    ['$15.00', { kind: 'copay', amountCents: 1500 }],
    ['$0', { kind: 'copay', amountCents: 0 }],
    ['$1,250 ', { kind: 'copay', amountCents: 125000 }],
    ['$12,500', { kind: 'copay', amountCents: 1_250_000 }],
    ['$1,250,000', { kind: 'copay', amountCents: 125_000_000 }],
    [' $45  Copay \n after   deductible', { kind: 'copayAfterDeductible', amountCents: 4500 }],
    ['$45 Copay', { kind: 'copay', amountCents: 4500 }],
    ['$12.5', { kind: 'copay', amountCents: 1250 }],
    ['$45.00 Copay after deductible', { kind: 'copayAfterDeductible', amountCents: 4500 }],
    ['$45 Copay before deductible', { kind: 'copayBeforeDeductible', amountCents: 4500 }],
    ['$45 Copay with deductible', { kind: 'copayWithDeductible', amountCents: 4500 }],
    ['$300.00 Copay per Day', { kind: 'copayPerDay', amountCents: 30000 }],
    ['$2,000.00 Copay per Stay', { kind: 'copayPerStay', amountCents: 200000 }],
    ['$500.00 Copay per Stay after deductible', { kind: 'copayPerStayAfterDeductible', amountCents: 50000 }],
    ['$500 Copay per Day after deductible', { kind: 'copayPerDayAfterDeductible', amountCents: 50000 }],
    ['40%', { kind: 'coinsurance', percent: 40 }],
    ['0.00%', { kind: 'coinsurance', percent: 0 }],
    ['40.00% Coinsurance after deductible', { kind: 'coinsuranceAfterDeductible', percent: 40 }],
    ['12.50% Coinsurance after deductible', { kind: 'coinsuranceAfterDeductible', percent: 12.5 }],
    [
      '$25 Copay before deductible/10% Coinsurance after deductible',
      {
        kind: 'combined',
        parts: [
          { kind: 'copayBeforeDeductible', amountCents: 2500 },
          { kind: 'coinsuranceAfterDeductible', percent: 10 },
        ],
      },
    ],
    [
      '$25 and 10%',
      {
        kind: 'combined',
        parts: [
          { kind: 'copay', amountCents: 2500 },
          { kind: 'coinsurance', percent: 10 },
        ],
      },
    ],
    ['up to 40%', { kind: 'verbatim', text: 'up to 40%' }],
    ['40% of the bill', { kind: 'verbatim', text: '40% of the bill' }],
    ['$5 every other Tuesday', { kind: 'verbatim', text: '$5 every other Tuesday' }],
    ['  first 3 visits free ', { kind: 'verbatim', text: 'first 3 visits free' }],
    ['$5/$10/$15', { kind: 'verbatim', text: '$5/$10/$15' }],
    ['', { kind: 'verbatim', text: '' }],
    ['constructor', { kind: 'verbatim', text: 'constructor' }],
    ['$5 toString', { kind: 'verbatim', text: '$5 toString' }],
  ])('%j becomes a code', (text, expected) => {
    expect(parseDisplayString(text)).toEqual(expected)
  })
})

describe('the cost of a service', () => {
  const benefit: Benefit = {
    name: benefitNames.primaryCare,
    covered: true,
    costSharings: [
      { networkTier: 'Out-of-Network', displayString: '60%', csr: 'none' },
      { networkTier: 'In-Network', displayString: '$40', csr: 'none' },
      { networkTier: 'In-Network', displayString: 'No Charge', csr: '94' },
    ],
  }

  it("is in-network, in the household's variant, else the standard one", () => {
    expect(benefitCost({ benefits: [benefit] }, 'primaryCare', 'none')).toEqual({ kind: 'copay', amountCents: 4000 })
    expect(benefitCost({ benefits: [benefit] }, 'primaryCare', '94')).toEqual({ kind: 'noCharge' })
    expect(benefitCost({ benefits: [benefit] }, 'primaryCare', '87')).toEqual({ kind: 'copay', amountCents: 4000 })
  })

  it('is unknown where the plan does not speak of the service, and said where it is not covered', () => {
    expect(benefitCost({ benefits: [benefit] }, 'specialist', 'none')).toBeNull()
    expect(benefitCost({ benefits: [{ ...benefit, covered: false }] }, 'primaryCare', 'none')).toEqual({
      kind: 'notCovered',
    })
    expect(benefitCost({ benefits: [{ ...benefit, costSharings: [] }] }, 'primaryCare', 'none')).toBeNull()
  })
})
