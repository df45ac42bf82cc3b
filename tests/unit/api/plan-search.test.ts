import { describe, expect, it } from 'vitest'

import { toPlan } from '#api/plan-search.ts'
import { readPlan, wirePlan } from '#api/plan-search-response.ts'
import { panelFacets } from '#domain/plans/facets.ts'
import { noFilterFacts, noFilters, plansThatPass } from '#domain/plans/filters.ts'
import { marketplaceBody } from '#mocks/fixtures/marketplace-body.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'

const [wire] = searchPlans({ ...marketplaceBody(), filter: {} }).plans
if (!wire) throw new Error('The engine offers no plan')

const read = (change: object) => toPlan(wirePlan.parse({ ...wire, ...change }))

// Proves P-4.
describe('a plan of the search answer', () => {
  it('is a Bronze plan where the answer says Expanded Bronze: in reader, filter and count alike', () => {
    const plans = [read({ id: 'a', metal_level: 'Expanded Bronze' }), read({ id: 'b', metal_level: 'Bronze' })]
    expect(plans.map(({ metalLevel }) => metalLevel)).toEqual(['Bronze', 'Bronze'])
    const filters = { ...noFilters, metalLevels: ['Bronze'] } as const
    const items = plans.map((plan) => ({ plan, billCents: 0, deductibleCents: 0 }))
    expect(plansThatPass(items, filters, noFilterFacts)).toHaveLength(2)
    const answered = { metalLevels: [{ value: 'Expanded Bronze', count: 2 }], issuers: [], types: [] }
    const { metalLevels } = panelFacets(items, noFilters, noFilterFacts, answered)
    expect(metalLevels[0]).toEqual({ value: 'Bronze', count: 2 })
  })

  it.each([
    [{ design_type: 'DESIGN1', simple_choice: true }, true],
    [{ design_type: 'DESIGN5', simple_choice: false }, true],
    [{ design_type: 'NOT_APPLICABLE', simple_choice: true }, false],
    [{ design_type: undefined, simple_choice: true }, true],
    [{ design_type: undefined, simple_choice: undefined }, false],
  ])('of %j is a standard plan: %j (P-83)', (change, expected) => {
    expect(read(change).isEasyToCompare).toBe(expected)
  })

  it.each([
    ['Limited Cost Sharing Plan Variation', 'limited'],
    ['94% AV Level Silver Plan CSR', '94'],
    ['a wording of next year', 'none'],
  ])('reads the variant %j of an amount', (csr, expected) => {
    const [limit] = wire.deductibles
    expect(read({ deductibles: [{ ...limit, csr }] }).deductibles[0]?.csr).toBe(expected)
  })

  // Proves P-103.
  it.each([
    [
      { source: 'cms_files', as_of: '04/14/2026' },
      { from: 'files', day: '2026-04-14' },
    ],
    [
      { source: 'marketplace_api', as_of: '11/26/2026' },
      { from: 'marketplace', day: '2026-11-26' },
    ],
    [
      { source: 'invented_files', as_of: '04/14/2025' },
      { from: 'invented', day: '2025-04-14' },
    ],
    [{ source: 'a newspaper', as_of: '04/14/2026' }, null],
    [{ source: 'cms_files', as_of: '02/30/2026' }, null],
    [{ source: 'cms_files' }, null],
    [{ as_of: '04/14/2026' }, null],
  ])('of %j has prices of the source %j', (change, expected) => {
    expect(read(change).priceSource).toEqual(expected)
  })

  // Proves P-62.
  it('has the costs of the federal examples in cents, and is read without those that cannot be', () => {
    const baby = { deductible: 1_000.1, copay: 20.2, coinsurance: 30, limit: 60 }
    const cost = { sharedCents: 105_030, notCoveredCents: 6_000 }
    expect(read({ sbcs: { baby, fracture: { ...baby, copay: '20' } } }).exampleCosts).toEqual({
      baby: cost,
      diabetes: null,
      fracture: null,
    })
    for (const sbcs of [undefined, null, 'none', []]) {
      const plan = readPlan({ ...wire, sbcs })
      expect(plan && toPlan(plan).exampleCosts).toBeNull()
    }
    expect(read({ sbcs: { baby: null, diabetes: baby } }).exampleCosts).toMatchObject({ baby: null, diabetes: cost })
  })
})

// Proves P-81.
it.each([
  ['Bronze', true],
  ['Expanded Bronze', true],
  ['Catastrophic', true],
  ['Silver', false],
] as const)('a %s plan that the service does not mark goes with an HSA by law: %s', (metal_level, isEligible) => {
  expect(read({ metal_level, hsa_eligible: false }).hsaEligible).toBe(isEligible)
  expect(read({ metal_level, hsa_eligible: true }).hsaEligible).toBe(true)
})

it('a name beyond any name is cut, so that the page stays usable', () => {
  const { name, issuerName } = read({ name: 'x'.repeat(20_000), issuer: { name: 'y'.repeat(20_000) } })
  expect([name.length, issuerName.length]).toEqual([301, 301])
  expect(name.endsWith('…')).toBe(true)
  expect(read({ name: 'Silver' }).name).toBe('Silver')
})

it('a service or a cost beyond any is cut, too', () => {
  const long = 'x'.repeat(20_000)
  const cost_sharings = [{ network_tier: 'In-Network', display_string: long, csr: '' }] as const
  const { benefits } = read({ benefits: [{ name: long, covered: true, cost_sharings: [...cost_sharings] }] })
  expect(benefits.map(({ name, costSharings }) => [name.length, costSharings[0]?.displayString.length])).toEqual([
    [301, 301],
  ])
})
