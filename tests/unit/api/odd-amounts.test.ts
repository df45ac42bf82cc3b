import { HttpResponse, type JsonBodyType, http } from 'msw'
import { describe, expect, it } from 'vitest'

import { endpoints } from '#api/endpoints.ts'
import { fetchPlanPage } from '#api/plan-search.ts'
import { fetchPovertyPercent } from '#api/poverty-percent.ts'
import { planPageRequest } from '#api/quote-request.ts'
import { fetchBenchmarkCents, fetchCreditEstimate } from '#api/subsidy.ts'
import { marketplaceBody } from '#mocks/fixtures/marketplace-body.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { server } from '#mocks/node-server.ts'
import { serveMocks } from '#tests/setup/msw.ts'

serveMocks()

const body = planPageRequest(marketplaceBody(), { offset: 0, creditCents: null })
const page = searchPlans({ ...marketplaceBody(), filter: {} })
const [plan, ...others] = page.plans
if (!plan) throw new Error('The engine offers no plan')

const answerSearch = (answer: JsonBodyType) => {
  server.use(http.post(`*${endpoints.planSearch()}`, () => HttpResponse.json(answer)))
  return fetchPlanPage(body)
}
const withOdd = (odd: object) => answerSearch({ ...page, plans: [{ ...plan, ...odd }, ...others] } as JsonBodyType)

describe('a plan with an odd amount', () => {
  const limit = plan.deductibles[0]
  it.each([
    ['no premium', { premium: null }],
    ['a premium that is no number', { premium: '310.5' }],
    ['a premium below zero', { premium: -1 }],
    ['a premium beyond every price', { premium: 1e308 }],
    ['an eligible premium beyond every price', { aptc_eligible_premium: 1e308 }],
    ['a deductible beyond every price', { deductibles: [{ ...limit, amount: 1e308 }] }],
    ['a deductible without its amount', { deductibles: [{ ...limit, amount: null }] }],
    ['no metal level', { metal_level: null }],
    ['a network tier of no network', { moops: [{ ...limit, network_tier: 'Mars' }] }],
  ])('is left out alone and counted: %s', async (_, odd) => {
    const read = await withOdd(odd)
    expect(read.plans.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
    expect(read.received).toBe(page.plans.length)
  })

  it('never has more of its premium eligible for the credit than there is', async () => {
    const [read] = (await withOdd({ premium: 310.5, aptc_eligible_premium: 900 })).plans
    expect(read).toMatchObject({ monthlyPremiumCents: 31_050, creditEligibleMonthlyPremiumCents: 31_050 })
  })
})

describe('an answer with an odd number', () => {
  it('counts the facets from the plans where the numbers are none of plans', async () => {
    const facet_groups = [{ name: 'issuers', facets: [{ value: 'Oscar', count: 1e308 }] }]
    const { facets, plans } = await answerSearch({ ...page, facet_groups } as JsonBodyType)
    expect(facets.issuers).toEqual([])
    expect(plans).toHaveLength(page.plans.length)
  })

  it.each([1e308, -1, 2.5, null])('is not taken for a list of %d plans', async (total) => {
    await expect(answerSearch({ ...page, total } as JsonBodyType)).rejects.toMatchObject({
      failure: { kind: 'unreadable', operation: 'planSearch' },
    })
  })

  it.each<[string, JsonBodyType, () => Promise<unknown>]>([
    [endpoints.benchmark(), { premium: 1e308 }, () => fetchBenchmarkCents(marketplaceBody())],
    [endpoints.benchmark(), { premium: null }, () => fetchBenchmarkCents(marketplaceBody())],
    [endpoints.estimates(), { estimates: [{ aptc: 1e308 }] }, () => fetchCreditEstimate(marketplaceBody())],
  ])('of %s, %j, is no money', async (path, answer, fetched) => {
    server.use(http.post(`*${path}`, () => HttpResponse.json(answer)))
    await expect(fetched()).rejects.toMatchObject({ failure: { kind: 'unreadable' } })
  })

  it('is no poverty level', async () => {
    server.use(http.get('*', () => HttpResponse.json({ pc_fpl: 1e308 })))
    const facts = { state: 'FL', householdSize: 1, annualIncome: 1, planYear: 2026 }
    await expect(fetchPovertyPercent(facts)).rejects.toMatchObject({
      failure: { kind: 'unreadable' },
    })
  })
})
