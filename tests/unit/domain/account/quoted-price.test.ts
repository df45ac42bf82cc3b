import { describe, expect, it } from 'vitest'

import { accountFacts, accountOutlook, accountPrice, quotedPriceOf } from '#domain/account/quoted-price.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { floridaPlans, plan } from '#mocks/fixtures/sample-plans.ts'
import { childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'

const results = { criteria: criteria({ planYear: 2027 }) }
const [, gold = plan(), , , catastrophic = plan()] = floridaPlans

// Proves A-56.
describe('the price in the application', () => {
  it('strikes nothing where the premium is not known, however large the credit', () => {
    const user = verifiedLead({ monthlyPriceCents: 0, monthlySubsidyCents: 48_000 })
    expect(accountPrice(user)).toEqual({ priceCents: 0, billCents: 0, refusesCredit: false })
  })

  it('strikes the premium of the quote and tells its bill', () => {
    const quotedPrice = quotedPriceOf({ plan: gold, monthlyPriceCents: 5738, monthlyCreditCents: 61_200 }, results)
    const user = verifiedLead({
      planApiId: gold.id,
      monthlyPriceCents: 5738,
      monthlySubsidyCents: 61_200,
      quotedPrice,
    })
    expect(accountPrice(user)).toEqual({
      priceCents: 5738,
      billCents: 6410,
      beforeCents: 67_610,
      refusesCredit: false,
    })
  })

  it('is the full one of a Catastrophic plan, of which the credit pays nothing', () => {
    const quotedPrice = quotedPriceOf(
      { plan: catastrophic, monthlyPriceCents: 39_912, monthlyCreditCents: 61_200 },
      results,
    )
    const user = verifiedLead({
      planApiId: catastrophic.id,
      monthlyPriceCents: 39_912,
      monthlySubsidyCents: 61_200,
      quotedPrice,
    })
    expect(accountPrice(user)).toEqual({ priceCents: 39_912, billCents: 39_912, refusesCredit: true })
  })

  it.each([
    ['another plan', { planApiId: 'another' }],
    ['another price', { monthlyPriceCents: 7_000 }],
  ])('strikes nothing of a quote of %s', (_title, change) => {
    const quotedPrice = quotedPriceOf({ plan: gold, monthlyPriceCents: 5738, monthlyCreditCents: 61_200 }, results)
    const user = verifiedLead({ planApiId: gold.id, monthlyPriceCents: 5738, quotedPrice, ...change })
    expect(accountPrice(user)).not.toHaveProperty('beforeCents')
  })

  it('is not known where the profile has none', () => {
    expect(accountPrice(verifiedLead({ monthlyPriceCents: null }))).toBeNull()
  })
})

// Proves P-100.
it('who gets no credit of the price counts for the very plan and price only', () => {
  const quotedPrice = quotedPriceOf(
    {
      plan: gold,
      monthlyPriceCents: 5738,
      monthlyCreditCents: 61_200,
      outlook: childrenInChip,
    },
    results,
  )
  const user = verifiedLead({ planApiId: gold.id, monthlyPriceCents: 5738, quotedPrice })
  expect(accountOutlook(user)).toEqual(childrenInChip)
  expect(accountOutlook({ ...user, monthlyPriceCents: 7_000 })).toBeNull()
  const { outlook: _, ...older } = quotedPrice
  expect(accountOutlook({ ...user, quotedPrice: older })).toBeNull()
})

// Proves P-89.
describe('the facts in the application', () => {
  const facts = chosenFacts()
  const user = (change: Partial<VerifiedUser>) => {
    const quotedPrice = quotedPriceOf(
      { plan: gold, monthlyPriceCents: 5738, monthlyCreditCents: 61_200, facts },
      results,
    )
    return verifiedLead({ planApiId: gold.id, monthlyPriceCents: 5738, quotedPrice, ...change })
  }

  it('are those of the quote of this plan and price', () => {
    expect(accountFacts(user({}))).toEqual(facts)
  })

  it.each([
    ['another plan', { planApiId: 'another' }],
    ['another price', { monthlyPriceCents: 7_000 }],
    ['another device', { quotedPrice: null }],
  ])('are not known of %s', (_title, change) => {
    expect(accountFacts(user(change))).toBeNull()
  })

  it('are not known where the quote was stored without them', () => {
    const quotedPrice = quotedPriceOf({ plan: gold, monthlyPriceCents: 5738, monthlyCreditCents: 61_200 }, results)
    expect(quotedPrice).not.toHaveProperty('facts')
    expect(accountFacts(user({ quotedPrice }))).toBeNull()
  })
})
