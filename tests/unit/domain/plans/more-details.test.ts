import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { DetailedPlan, Service } from '#domain/plans/detailed-plan.ts'
import { limitGroups } from '#domain/plans/limit-groups.ts'
import { withMoreDetails } from '#domain/plans/more-details.ts'
import { type CostLimit, type CostSharing, familyCosts } from '#domain/plans/plan.ts'
import { serviceGroups } from '#domain/plans/service-groups.ts'
import { bareDetails, limits, planDetails, service } from '#mocks/fixtures/sample-details.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

const nothing = bareDetails({ deductibles: [], outOfPocketMaximums: [], links: {} })
const tiers = ['In-Network', 'Out-of-Network'] as const
const variants = ['none', '87', '94'] as const
const kinds = ['Combined Medical and Drug EHB Deductible', 'Medical EHB Deductible', 'Drug EHB Deductible'] as const

/** Rows of one answer; the amounts of another begin elsewhere, so that each tells its answer. */
const someLimits = (from: number): fc.Arbitrary<readonly CostLimit[]> =>
  fc.array(
    fc.record({
      amountCents: fc.integer({ min: from, max: from + 999 }),
      networkTier: fc.constantFrom(...tiers),
      familyCost: fc.constantFrom(...familyCosts),
      type: fc.constantFrom(...kinds),
      csr: fc.constantFrom(...variants),
    }),
    { maxLength: 10 },
  )
const someServices = (from: number): fc.Arbitrary<readonly Service[]> =>
  fc.array(
    fc
      .record({
        name: fc.constantFrom('Specialist Visit', 'specialist visit ', 'Generic Drugs', 'Acupuncture'),
        covered: fc.boolean(),
        costSharings: fc.array(
          fc.record({
            networkTier: fc.constantFrom(...tiers),
            displayString: fc.constantFrom(' ', `$${from + 1}`, `$${from + 2}`),
            csr: fc.constantFrom(...variants),
          }),
          { maxLength: 5 },
        ),
      })
      .map(({ name, ...changes }) => service(name, {}, changes)),
    { maxLength: 5 },
  )
const someDetails = (from: number): fc.Arbitrary<DetailedPlan> =>
  fc
    .record({
      deductibles: someLimits(from),
      outOfPocketMaximums: someLimits(from),
      services: someServices(from),
    })
    .map((changes) => ({ ...nothing, ...changes }))
const choices = fc.record({ csr: fc.constantFrom(...variants), family: fc.boolean() })

const keyOf = ({ networkTier, familyCost, type, csr }: CostLimit) => [networkTier, familyCost, type, csr].join()
const hasWords = ({ displayString }: CostSharing) => displayString.trim() !== ''

// Proves P-74.
describe('a second answer about a plan', () => {
  const searched = planDetails()

  it('without anything changes nothing', () => {
    expect(withMoreDetails(searched, nothing)).toEqual(searched)
  })

  it('adds what the first lacks', () => {
    const bare = { ...nothing, deductibles: plan().deductibles }
    const { deductibles } = searched
    expect(withMoreDetails(bare, searched)).toEqual({ ...searched, deductibles: [...bare.deductibles, ...deductibles] })
  })

  it('that is longer, without the amounts of the household’s variant, leaves those of the search', () => {
    const own = limits('Medical EHB Deductible', 0, 'In-Network', '94')
    const standard = [...limits('Medical EHB Deductible', 3_300), ...limits('Drug EHB Deductible', 500)]
    const joined = withMoreDetails({ ...nothing, deductibles: own }, { ...nothing, deductibles: standard })
    expect(joined.deductibles).toEqual([...own, ...standard])
    expect(limitGroups(joined.deductibles, { csr: '94', family: true })).toEqual([
      { tier: 'In-Network', kind: 'medical', personCents: 0, familyCents: 0 },
    ])
  })

  it('never takes a fact of the search away', () => {
    const other = planDetails({
      links: { brochure: 'https://other.example/b.pdf' },
      needsReferral: true,
      hasMailOrder: false,
      programs: ['Depression', 'Asthma'],
      phone: '1-800-555-0199',
      quality: null,
    })
    expect(withMoreDetails(searched, other)).toEqual({
      ...searched,
      programs: [...(searched.programs ?? []), 'Depression'],
    })
    expect(withMoreDetails({ ...nothing, links: { network: 'https://a.example' } }, other)).toMatchObject({
      links: { network: 'https://a.example', brochure: 'https://other.example/b.pdf' },
      needsReferral: true,
      programs: ['Depression', 'Asthma'],
      phone: '1-800-555-0199',
    })
  })

  it('completes a service: costs, limit and words that the first lacks', () => {
    const short = service(
      'Skilled Nursing Facility',
      { 'In-Network': ' ' },
      { hasLimit: true, exclusions: 'Own words.' },
    )
    const long = service(
      'skilled nursing facility',
      { 'In-Network': '$200', 'Out-of-Network': '60%' },
      {
        hasLimit: true,
        limitQuantity: 60,
        limitUnit: 'Days per Year',
        exclusions: 'Other words.',
        explanation: 'Ask first.',
      },
    )
    const join = (first: Service, second: Service) =>
      withMoreDetails({ ...nothing, services: [first] }, { ...nothing, services: [second] }).services
    expect(join(short, long)).toEqual([{ ...long, name: short.name, exclusions: 'Own words.' }])
    expect(join(long, short)).toEqual([long])
    const none = service('Skilled Nursing Facility', {})
    expect(join(none, short)).toMatchObject([{ hasLimit: true, limitQuantity: null }])
    expect(join(short, none)).toMatchObject([{ hasLimit: true, limitQuantity: null }])
    const visits = { ...none, hasLimit: true, limitQuantity: 5, limitUnit: 'Visits per Year' }
    expect(join(visits, long)).toMatchObject([{ limitQuantity: 5, limitUnit: 'Visits per Year' }])
    expect(join({ ...none, covered: false }, long)).toMatchObject([{ covered: false, limitQuantity: 60 }])
  })

  it('joins costs by tier and variant, and services and kinds by words in any case', () => {
    const cost = (displayString: string, csr: CostSharing['csr'] = 'none'): CostSharing => ({
      networkTier: 'In-Network',
      displayString,
      csr,
    })
    const own = service('Specialist Visit', {}, { costSharings: [cost('$1')] })
    const added = [cost('$3', '94'), { ...cost('60%'), networkTier: 'Out-of-Network' }] as const
    const other = service(' specialist visit', {}, { costSharings: [cost('$2'), ...added] })
    const drugs = service('Generic Drugs', { 'In-Network': '$4' })
    const joined = withMoreDetails({ ...nothing, services: [drugs, own] }, { ...nothing, services: [other, drugs] })
    expect(joined.services).toEqual([drugs, { ...own, costSharings: [cost('$1'), ...added] }])
    const deductibles = limits('Medical EHB Deductible', 100)
    const again = { ...nothing, deductibles: limits(' medical ehb deductible', 200) }
    expect(withMoreDetails({ ...nothing, deductibles }, again).deductibles).toEqual(deductibles)
  })

  it('leaves a service that either lists twice', () => {
    const visit = (cost: string) => service('Specialist Visit', { 'In-Network': cost })
    const of = (...costs: readonly string[]): DetailedPlan => ({ ...nothing, services: costs.map(visit) })
    const bare: DetailedPlan = { ...nothing, services: [service('Specialist Visit', {})] }
    expect(withMoreDetails(bare, of('$1', '$2'))).toEqual(bare)
    const twice: DetailedPlan = { ...nothing, services: [...bare.services, visit('$5')] }
    expect(withMoreDetails(twice, of('$1'))).toEqual(twice)
    expect(withMoreDetails(nothing, of('$1', '$2'))).toEqual(of('$1', '$2'))
  })

  it('loses no row of the search, and shows no figure of another variant', () => {
    fc.assert(
      fc.property(someDetails(1_000), someDetails(5_000), choices, (first, second, choice) => {
        const joined = withMoreDetails(first, second)
        for (const list of ['deductibles', 'outOfPocketMaximums'] as const) {
          expect(joined[list].slice(0, first[list].length)).toEqual(first[list])
          const known = new Set(first[list].map(keyOf))
          expect(joined[list].slice(first[list].length)).toEqual(second[list].filter((row) => !known.has(keyOf(row))))
          for (const { tier, personCents, familyCents } of limitGroups(joined[list], choice)) {
            const inTier = joined[list].filter(({ networkTier }) => networkTier === tier)
            const variant = inTier.some(({ csr }) => csr === choice.csr) ? choice.csr : 'none'
            const own = inTier.filter(({ csr }) => csr === variant).map(({ amountCents }) => amountCents)
            for (const cents of [personCents, familyCents]) if (cents !== null) expect(own).toContain(cents)
          }
        }
      }),
    )
  })

  it('loses no service of the search, and no cost of its own variant', () => {
    fc.assert(
      fc.property(someDetails(1_000), someDetails(5_000), choices, (first, second, { csr }) => {
        const { services } = withMoreDetails(first, second)
        const shown = serviceGroups(services, csr).flatMap((group) => group.services)
        first.services.forEach((searched, at) => {
          const own = services[at]
          expect(own).toMatchObject({ name: searched.name, covered: searched.covered })
          expect(own?.costSharings).toEqual(expect.arrayContaining(searched.costSharings.filter(hasWords)))
          if (!searched.covered) return
          const costs = shown.find((one) => one.service === own)?.costs
          for (const { tier, value } of serviceGroups([searched], csr)[0]?.services[0]?.costs ?? [])
            if (searched.costSharings.some((row) => row.networkTier === tier && row.csr === csr))
              expect(costs).toContainEqual({ tier, value })
        })
        const names = new Set(services.map(({ name }) => name.trim().toLowerCase()))
        for (const { name } of second.services) expect(names).toContain(name.trim().toLowerCase())
      }),
    )
  })
})
