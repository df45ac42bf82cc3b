import { describe, expect, it } from 'vitest'

import { estimates } from '#mocks/marketplace/estimates.ts'
import { officialEnums, officialFields } from '#mocks/marketplace/official-names.ts'
import { countiesOf } from '#mocks/marketplace/places.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'

const question = {
  household: { income: 30_000, people: [{ age: 25 }] },
  place: { countyfips: '12086', state: 'FL', zipcode: '33133' },
  year: 2026,
}
const answer = searchPlans(question)
const plans = Array.from({ length: 17 }, (_, page) => searchPlans({ ...question, offset: page * 10 }).plans).flat()
const limits = plans.flatMap((plan) => [...plan.deductibles, ...plan.moops])
const benefits = plans.flatMap((plan) => plan.benefits)
const sharings = benefits.flatMap((benefit) => benefit.cost_sharings)

const objects: Record<keyof typeof officialFields, readonly object[]> = {
  plan: plans,
  issuer: plans.map((plan) => plan.issuer),
  limit: limits,
  benefit: benefits,
  cost_sharing: sharings,
  quality_rating: plans.flatMap((plan) => plan.quality_rating ?? []),
  sbcs: plans.flatMap((plan) => plan.sbcs ?? []),
  sbc_scenario: plans.flatMap((plan) => Object.values(plan.sbcs ?? {})),
  county: await countiesOf('32008'),
  search_answer: [answer],
  facet_group: answer.facet_groups,
  facet: answer.facet_groups.flatMap((group) => group.facets),
  rate_area: [answer.rate_area],
  ranges: [answer.ranges],
  range: [answer.ranges.premiums, answer.ranges.deductibles],
  estimate: estimates(question),
}

const worded: readonly (readonly [keyof typeof officialEnums, readonly string[]])[] = [
  ['metal_level', plans.map((plan) => plan.metal_level)],
  ['type', plans.map((plan) => plan.type)],
  ['design_type', plans.map((plan) => plan.design_type)],
  ['csr', [...limits, ...sharings].map((row) => row.csr)],
  ['csr', estimates(question).map((entry) => entry.csr)],
  ['network_tier', [...limits, ...sharings].map((row) => row.network_tier)],
  ['family_cost', limits.map((limit) => limit.family_cost)],
  ['deductible_type', plans.flatMap((plan) => plan.deductibles.map((limit) => limit.type))],
  ['moop_type', plans.flatMap((plan) => plan.moops.map((limit) => limit.type))],
  ['disease_mgmt_programs', plans.flatMap((plan) => plan.disease_mgmt_programs)],
  ['insurance_market', plans.map((plan) => plan.insurance_market)],
  ['market', plans.map((plan) => plan.market)],
  ['product_division', plans.map((plan) => plan.product_division)],
  ['suppression_state', plans.map((plan) => plan.suppression_state)],
  ['certification', plans.map((plan) => plan.certification)],
]

describe('the answers speak the official language', () => {
  it.each(Object.keys(objects) as (keyof typeof officialFields)[])('%s has only official fields', (definition) => {
    const fields = new Set(objects[definition].flatMap((object) => Object.keys(object)))
    expect(fields.size).toBeGreaterThan(0)
    expect([...fields].filter((field) => !officialFields[definition].some((official) => official === field))).toEqual(
      [],
    )
  })

  it.each(worded)('%s has only official values', (name, values) => {
    expect(values.length).toBeGreaterThan(0)
    expect([...new Set(values)].filter((value) => !officialEnums[name].some((official) => official === value))).toEqual(
      [],
    )
  })
})
