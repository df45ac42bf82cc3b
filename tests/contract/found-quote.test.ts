import { describe, expect, it } from 'vitest'

import { creditQuery, knownCreditCents, knownCsr, knownEstimates } from '#api/credit-query.ts'
import { fetchFoundQuote } from '#api/find-quote.ts'
import { fetchAllPlans } from '#api/plan-pages.ts'
import { fetchLeadProfile } from '#api/profile.ts'
import { createQueryClient } from '#api/queries.ts'
import { registerAccount } from '#api/registration.ts'
import { registrationRequestOf } from '#api/registration-request.ts'
import { verifyAccount } from '#api/verification.ts'
import { quotedPriceOf } from '#domain/account/quoted-price.ts'
import { appliedBasis } from '#domain/account/applied-basis.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { applyingCount } from '#domain/household/members.ts'
import { chosenFactsOf } from '#domain/plans/chosen-facts.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { shownPrice } from '#domain/plans/shown-price.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { quoteDay } from '#domain/quote/quote-handover.ts'
import { readHandover } from '#domain/quote/read-handover.ts'
import type { ChosenPlan } from '#domain/quote/session.ts'
import { handoverOfFound } from '#domain/requote/found-quote.ts'
import { creditOutlook, inMedicaid } from '#domain/subsidy/credit-outlook.ts'
import { householdHelp, leftToMedicaid } from '#domain/subsidy/household-help.ts'
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
  const { people = [], estimateCents } = await knownEstimates(client, query)
  const members = asked.householdMembers
  const outlook = creditOutlook({ members, people, estimateCents })
  const left = leftToMedicaid(householdHelp({ members, people, creditCents, csr }) ?? [])
  return {
    plan,
    monthlyPriceCents: card.price.priceCents,
    monthlyCreditCents: creditCents,
    facts: chosenFactsOf(card),
    csr,
    ...(outlook && { outlook }),
    ...(left.length > 0 && { leftToMedicaid: left }),
  }
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
    const found = await fetchFoundQuote(user, now, signal)
    expect(found?.chosen).toEqual(chosen)
    expect(found?.criteria.planYear).toBe(asked.planYear)
  })

  it.each([
    ['a child', applicant('dependent', 7), 'outlook'],
    [
      'a child who is not in the price',
      { ...applicant('dependent', 7), isApplyingForCoverage: false },
      'leftToMedicaid',
    ],
  ] as const)('says again that %s probably has Medicaid or CHIP', async (_, child, where) => {
    const asked = criteria({ income: 45_000, householdMembers: [applicant('primary', 38), child] })
    const chosen = await choose(asked, ({ metalLevel }) => metalLevel === 'Silver')
    expect(chosen).toHaveProperty(where)
    const user = await profileOf(asked, chosen)
    const found = await fetchFoundQuote(user, now, signal)
    if (found === null) throw new Error('The quote is not found')
    const quotedPrice = quotedPriceOf(found.chosen, found)
    const handover = readHandover(handoverOfFound(found, quoteDay(now, asked.planYear, null)))
    if (handover === null) throw new Error('Nothing is handed over')
    const basis = appliedBasis(handover, { ...user, quotedPrice }, applicationOf(user))
    expect(inMedicaid(basis.outlook, basis.leftToMedicaid?.length)).toBe('some')
    expect(basis).toMatchObject({ lacksAnswers: true, creditCents: chosen.monthlyCreditCents })
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
    const { plan, monthlyPriceCents, monthlyCreditCents } = chosen
    expect(quote?.chosen).toEqual({ plan, monthlyPriceCents, monthlyCreditCents })
  })
})
