import { describe, expect, it } from 'vitest'

import { examplePlanOf, examplePlans } from '#config/example-plans.ts'
import { monthlyCreditCents } from '#domain/subsidy/monthly-credit.ts'
import { isPlanYear } from '#domain/years/plan-years.ts'
import { benchmark, percentOfPoverty } from '#mocks/marketplace/credit.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import type { WireCsr, WireLimit } from '#mocks/marketplace/wire.ts'

// Proves C-86.

const place = { countyfips: '12086', state: 'FL', zipcode: '33130' }
const saving = '87% AV Level Silver Plan CSR'
const usual = 'Exchange variant (no CSR)'

const ownCents = (limits: readonly WireLimit[], csr: WireCsr) => {
  const own = limits.filter(
    (limit) => limit.csr === csr && limit.network_tier === 'In-Network' && limit.family_cost === 'Individual',
  )
  expect(own).toHaveLength(1)
  return Math.round((own[0]?.amount ?? Number.NaN) * 100)
}

/** The credit of one person as the quote works it out, in whole dollars. */
function quotedCents(age: number, annualIncome: number, year: number): number {
  const premium = benchmark({ household: { income: annualIncome, people: [{ age }] }, place, year })
  const fplPercent = percentOfPoverty('FL', 1, annualIncome, year)
  if (!premium || fplPercent === undefined || !isPlanYear(year)) throw new Error('No benchmark')
  return monthlyCreditCents({ benchmarkCents: premium.premiumCents, annualIncome, fplPercent, year })
}

// Proves Q-180.
describe.each(examplePlans)('the example of $year', (example) => {
  it('has the figures of the lowest-priced Silver plan for its person', () => {
    const { age, incomeCents, year } = example
    const creditCents = quotedCents(age, incomeCents / 100, year)
    const [plan] = searchPlans({
      household: { income: incomeCents / 100, people: [{ age }] },
      place,
      year,
      filter: { metal_levels: ['Silver'] },
      sort: 'premium',
      order: 'asc',
      aptc_override: creditCents / 100,
    }).plans
    if (!plan) throw new Error('No Silver plan is sold')
    expect(example.premiumCents - example.priceCents, 'the credit of the quote').toBe(creditCents)
    expect({
      type: plan.type,
      premiumCents: Math.round(plan.premium * 100),
      priceCents: Math.round(plan.premium_w_credit * 100),
      deductibleCents: ownCents(plan.deductibles, saving),
      usualDeductibleCents: ownCents(plan.deductibles, usual),
      outOfPocketMaximumCents: ownCents(plan.moops, saving),
    }).toEqual({
      type: 'HMO',
      premiumCents: example.premiumCents,
      priceCents: example.priceCents,
      deductibleCents: example.deductibleCents,
      usualDeductibleCents: example.usualDeductibleCents,
      outOfPocketMaximumCents: example.outOfPocketMaximumCents,
    })
  })
})

it('a year without an example shows the latest before it', () => {
  expect(examplePlanOf(2026)?.year).toBe(2026)
  expect(examplePlanOf(2040)?.year).toBe(examplePlans.at(-1)?.year)
  expect(examplePlanOf(2020)?.year).toBe(examplePlans[0]?.year)
})
