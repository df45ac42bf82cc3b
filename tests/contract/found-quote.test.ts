import { describe, expect, it } from 'vitest'

import { creditQuery, knownCreditCents, knownCsr } from '#api/credit-query.ts'
import { fetchFoundQuote } from '#api/find-quote.ts'
import { fetchAllPlans } from '#api/plan-pages.ts'
import { fetchLeadProfile } from '#api/profile.ts'
import { createQueryClient } from '#api/queries.ts'
import { registerAccount } from '#api/registration.ts'
import { registrationRequestOf } from '#api/registration-request.ts'
import { verifyAccount } from '#api/verification.ts'
import { quotedPriceOf } from '#domain/account/quoted-price.ts'
import { applyingCount } from '#domain/household/members.ts'
import { chosenFactsOf } from '#domain/plans/chosen-facts.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import type { ChosenPlan } from '#domain/quote/session.ts'
import { applicant, criteria } from '#mocks/fixtures/results-session.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { verificationCode } from '#mocks/state/demo-accounts.ts'

const now = new Date('2026-11-28T15:00:00Z')
const { signal } = new AbortController()
const family = [applicant('primary', 38), applicant('spouse', 40), applicant('dependent', 7)]

/** Returns the plan of a search that a visitor chooses from its list, as the list hands it over. */
async function choose(asked: QuoteCriteria, which: (plan: Plan, creditCents: number) => boolean): Promise<ChosenPlan> {
  const client = createQueryClient()
  const query = creditQuery(asked)
  const creditCents = (await knownCreditCents(client, query)) ?? 0
  const csr = await knownCsr(client, query, asked.householdMembers)
  const list = await fetchAllPlans(query.body, { signal, onProgress: () => undefined })
  const plan = list.plans.find((one) => which(one, creditCents))
  if (plan === undefined) throw new Error('No plan of the list is of this kind')
  const ranking = {
    csr,
    creditCents,
    applicants: applyingCount(asked.householdMembers),
    priceShown: 'specified' as const,
    monthsCovered: asked.planYear === 2027 ? 12 : 1,
  }
  const card = toPlanCard(plan, ranking)
  return { plan, monthlyPriceCents: card.price.priceCents, monthlyCreditCents: creditCents, facts: chosenFactsOf(card) }
}

/** Registers with a choice, and returns the profile that another device gets. */
async function profileOf(asked: QuoteCriteria, chosen: ChosenPlan) {
  const form = { ...registrationBody().account, method: 'email' as const, hasAcceptedTerms: true }
  const email = `${chosen.plan.id.toLowerCase()}.${asked.income}@example.com`
  const body = registrationRequestOf({ criteria: asked, chosen, form: { ...form, email }, language: 'en' })
  return fetchLeadProfile(await verifyAccount(verificationCode, await registerAccount(body)))
}

const billIsMore = (plan: Plan, creditCents: number) => {
  const { priceCents, billCents } = shownPrice(plan, creditCents, 'specified')
  return billCents > priceCents && priceCents > 0
}

// Proves A-95.
describe('the quote of a user on another device', () => {
  it.each<readonly [string, QuoteCriteria, (plan: Plan, creditCents: number) => boolean]>([
    ['whose bill is more than the price', criteria({ income: 60_000, householdMembers: family }), billIsMore],
    ['with extra savings', criteria({ planYear: 2027, income: 31_000 }), ({ metalLevel }) => metalLevel === 'Silver'],
    ['without a credit', criteria({ income: 190_000 }), ({ metalLevel }) => metalLevel === 'Gold'],
    ['of a Bronze plan', criteria({ planYear: 2027 }), ({ metalLevel }) => metalLevel === 'Bronze'],
  ])('is found again, %s', async (_, asked, which) => {
    const chosen = await choose(asked, which)
    const user = await profileOf(asked, chosen)
    expect(user.quotedPrice).toBeNull()
    expect(await fetchFoundQuote(user, now, signal)).toEqual(quotedPriceOf(chosen, { criteria: asked }))
  })

  it('is not guessed where the price, the plan or an answer differs', async () => {
    const asked = criteria()
    const chosen = await choose(asked, ({ metalLevel }) => metalLevel === 'Silver')
    const user = await profileOf(asked, chosen)
    const price = chosen.monthlyPriceCents
    for (const other of [{ monthlyPriceCents: price + 1 }, { planApiId: '0' }, { age: 36 }, { zipCode: '00001' }])
      expect(await fetchFoundQuote({ ...user, ...other }, now, signal)).toBeNull()
  })

  it('has no amounts of the plan where the search gives another credit', async () => {
    const asked = criteria()
    const chosen = await choose(asked, billIsMore)
    const user = await profileOf(asked, chosen)
    const quote = await fetchFoundQuote({ ...user, householdAnnualIncome: 43_000 }, now, signal)
    expect(quote).toMatchObject({ premiumCents: chosen.plan.monthlyPremiumCents, planYear: asked.planYear })
    expect(quote).not.toHaveProperty('facts')
  })
})
