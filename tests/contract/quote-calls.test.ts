import { describe, expect, it } from 'vitest'

import { fetchCounties, zipLookupResponse } from '#api/counties.ts'
import { fetchAllPlans } from '#api/plan-pages.ts'
import { fetchPlanPage } from '#api/plan-search.ts'
import { fetchPovertyPercent } from '#api/poverty-percent.ts'
import { fetchBenchmarkCents, fetchCreditEstimate } from '#api/subsidy.ts'
import { povertyLevelFor } from '#domain/poverty/poverty-level.ts'
import { planYears } from '#domain/years/plan-years.ts'
import { marketplaceBody, person, planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { benchmark } from '#mocks/marketplace/credit.ts'
import { officialEnums, officialFields } from '#mocks/marketplace/official-names.ts'
import { mockYear } from '#mocks/mock-year.ts'
import { server } from '#mocks/node-server.ts'
import { callOf } from '#mocks/openapi/contract.ts'
import { callDirectly } from '#mocks/openapi/sample-call.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'

const lookUp = (zip: string) => callDirectly(callOf('zipLookup'), { parameters: { zip } })
const allPlans = () =>
  fetchAllPlans(marketplaceBody(), { signal: new AbortController().signal, onProgress: () => undefined })

// Proves Q-11.
describe('ZIP lookup', () => {
  it('answers odd codes with a list and even ones with an object, and the client reads both alike', async () => {
    expect(zipLookupResponse.parse((await lookUp('33133')).body)).toBeInstanceOf(Array)
    expect((await lookUp('32008')).body).toHaveProperty('counties')
    expect(await fetchCounties('33133')).toEqual([
      { fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' },
    ])
    expect((await fetchCounties('32008')).length).toBeGreaterThan(1)
  })

  it.each(['00001', '00002'])('gives no county for the unknown code %s', async (zip) => {
    expect(await fetchCounties(zip)).toEqual([])
  })
})

// Proves Q-51.
describe('poverty level', () => {
  it('is the income over the table of Q-50', async () => {
    for (const planYear of planYears) {
      const level = (people: number) => povertyLevelFor(people, planYear, 'contiguous')
      expect(await fetchPovertyPercent({ state: 'FL', householdSize: 1, annualIncome: level(1), planYear })).toBe(100)
      expect(await fetchPovertyPercent({ state: 'TX', householdSize: 2, annualIncome: 2 * level(2), planYear })).toBe(
        200,
      )
    }
  })

  it('is that of the asked year, and without one that of the mocks', async () => {
    const parameters = { state: 'FL', householdSize: '3', annualIncome: '27600' }
    const ask = async (query: Readonly<Record<string, string>>) =>
      (await callDirectly(callOf('povertyLevel'), { parameters, query })).body
    expect(await ask({ year: '2026' })).toEqual({ pc_fpl: 103.56 })
    expect(await ask({ year: '2027' })).toEqual({ pc_fpl: 101.02 })
    expect(await ask({})).toEqual(await ask({ year: String(mockYear()) }))
  })
})

describe('benchmark and estimate', () => {
  it('agree with the engine', async () => {
    expect(await fetchBenchmarkCents(marketplaceBody())).toBe(benchmark(marketplaceBody())?.premiumCents)
    const estimate = await fetchCreditEstimate(marketplaceBody())
    expect(estimate.monthlyCreditCents).toBeGreaterThan(0)
    expect(estimate.csr).toBe('87')
  })
})

// Proves P-1.
describe('plan search', () => {
  it('clips the page to ten plans, whatever is asked', async () => {
    expect((await fetchPlanPage(planSearchBody({ limit: 100 }))).plans).toHaveLength(10)
  })

  it('filters, counts what is left, and sorts', async () => {
    const all = await fetchPlanPage(planSearchBody())
    const filter = { division: 'HealthCare', metal_levels: ['Gold'] } as const
    const gold = await fetchPlanPage(
      planSearchBody({ filter: { ...filter, metal_levels: ['Gold'] }, sort: 'premium', order: 'asc' }),
    )
    expect(new Set(gold.plans.map((plan) => plan.metalLevel))).toEqual(new Set(['Gold']))
    expect(gold.total).toBe(all.facets.metalLevels.find(({ value }) => value === 'Gold')?.count)
    const premiums = gold.plans.map((plan) => plan.monthlyPremiumCents)
    expect(premiums).toEqual([...premiums].sort((one, other) => one - other))
  })

  it('gives every plan of Miami-Dade once over its pages', async () => {
    const list = await allPlans()
    expect(list.missingOffsets).toEqual([])
    expect(list.total).toBeGreaterThan(100)
    expect(new Set(list.plans.map((plan) => plan.id)).size).toBe(list.total)
  })

  it('keeps the rest when a later page fails, and loses all when the first does', async () => {
    server.use(...scenario('later-page-fails'))
    const list = await allPlans()
    expect(list.missingOffsets).toEqual([10])
    expect(list.plans).toHaveLength(list.total - 10)
    server.resetHandlers()
    server.use(...scenario('error-message', 'laterPages'))
    expect((await allPlans()).plans).toHaveLength(10)
    server.resetHandlers()
    server.use(...scenario('error-message', 'firstPage'))
    await expect(allPlans()).rejects.toThrow('planSearch')
  })

  it('prices those who apply alone', async () => {
    const family = marketplaceBody({ people: [person(34), person(36, { aptc_eligible: false, has_mec: true })] })
    const alone = marketplaceBody({ people: [person(34)] })
    const premiums = async (body: typeof alone) =>
      (await fetchPlanPage({ ...planSearchBody(), ...body })).plans.map((plan) => plan.monthlyPremiumCents)
    expect(await premiums(family)).toEqual(await premiums(alone))
  })
})

describe('the official names (Finder description)', () => {
  type Fields = Readonly<Record<string, unknown>>
  const answer = async () => (await callDirectly(callOf('planSearch'), { body: planSearchBody() })).body as Fields
  const list = (value: unknown) => value as readonly Fields[]

  function expectFields(objects: readonly Fields[], official: readonly string[]) {
    expect(objects.length).toBeGreaterThan(0)
    for (const object of objects) expect(official).toEqual(expect.arrayContaining(Object.keys(object)))
  }

  it('are the only ones that a search answer uses', async () => {
    const body = await answer()
    const plans = list(body['plans'])
    const inPlans = (field: string) => plans.flatMap((plan) => list(plan[field]))
    expectFields([body], officialFields.search_answer)
    expectFields(plans, officialFields.plan)
    expectFields(
      plans.map((plan) => plan['issuer'] as Fields),
      officialFields.issuer,
    )
    expectFields([...inPlans('deductibles'), ...inPlans('moops')], officialFields.limit)
    expectFields(inPlans('benefits'), officialFields.benefit)
    expectFields(
      inPlans('benefits').flatMap((benefit) => list(benefit['cost_sharings'])),
      officialFields.cost_sharing,
    )
    expectFields(
      plans.map((plan) => plan['quality_rating'] as Fields),
      officialFields.quality_rating,
    )
    expectFields(list(body['facet_groups']), officialFields.facet_group)
  })

  it('include every value of the official lists', async () => {
    const plans = list((await answer())['plans'])
    const limits = plans.flatMap((plan) => [...list(plan['deductibles']), ...list(plan['moops'])])
    const sharings = plans
      .flatMap((plan) => list(plan['benefits']))
      .flatMap((benefit) => list(benefit['cost_sharings']))
    const values = (objects: readonly Fields[], field: string) => [...new Set(objects.map((object) => object[field]))]
    const within = (found: readonly unknown[], official: readonly string[]) => {
      expect(official).toEqual(expect.arrayContaining([...found]))
    }
    within(values(plans, 'metal_level'), officialEnums.metal_level)
    within(values(plans, 'type'), officialEnums.type)
    within(values(plans, 'design_type'), officialEnums.design_type)
    within(values(limits, 'csr'), officialEnums.csr)
    within(values(limits, 'network_tier'), officialEnums.network_tier)
    within(values(limits, 'family_cost'), officialEnums.family_cost)
    within(values(limits, 'type'), [...officialEnums.deductible_type, ...officialEnums.moop_type])
    within(values(sharings, 'network_tier'), officialEnums.network_tier)
    within(values(sharings, 'csr'), officialEnums.csr)
  })
})
