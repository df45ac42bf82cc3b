import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { benchmark, contributionPercent, percentOfPoverty } from '#mocks/marketplace/credit.ts'
import { knownCounties } from '#mocks/marketplace/places.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { hasOwnMarketplace } from '#domain/geo/own-marketplace-states.ts'
import type { WirePerson, WirePlace, WirePlan } from '#mocks/marketplace/wire.ts'

const placeOf = (countyfips: string, state: string): WirePlace => ({ countyfips, state, zipcode: '00000' })
const miami = placeOf('12086', 'FL')
const ask = (people: readonly WirePerson[], income: number, place = miami) => ({
  household: { people, income },
  place,
  year: 2026,
})
const sold = knownCounties().filter(({ state }) => !hasOwnMarketplace(state))

function allPlans(question: ReturnType<typeof ask>): readonly WirePlan[] {
  const { total } = searchPlans(question)
  return Array.from(
    { length: Math.ceil(total / 10) },
    (_, page) => searchPlans({ ...question, offset: page * 10, lean: true }).plans,
  ).flat()
}

describe('the poverty level', () => {
  it.each([
    ['FL', 1, 15_650, 100],
    ['FL', 2, 42_000, 198.58],
    ['TX', 4, 128_600, 400],
    ['FL', 15, 92_650, 100],
    ['FL', 1, 15_649, 99.99],
    ['FL', 1, 0, 0],
    ['FL', 1, 62_601, 400.01],
    ['AK', 1, 16_000, 81.84],
    ['HI', 2, 24_320, 100],
    ['FL', 3, 27_600, 103.56],
  ])('%s, %i people, %i dollars a year: %d percent', (state, size, income, percent) => {
    expect(percentOfPoverty(state, size, income, 2026)).toBe(percent)
  })

  it('is none for a code that is no state, for nobody, and for a year without a table', () => {
    expect(percentOfPoverty('ZZ', 1, 20_000, 2026)).toBeUndefined()
    expect(percentOfPoverty('FL', 0, 20_000, 2026)).toBeUndefined()
    expect(percentOfPoverty('FL', 1, 20_000, 2019)).toBeUndefined()
  })
})

describe('the share of income that a household pays', () => {
  it.each([
    [99.99, undefined],
    [100, 2.1],
    [132.99, 2.1],
    [133, 3.14],
    [150, 4.19],
    [175, 5.395],
    [200, 6.6],
    [250, 8.44],
    [300, 9.96],
    [400, 9.96],
    [400.01, undefined],
  ])('at %d percent of the poverty level is %d percent', (percent, share) => {
    const found = contributionPercent(percent, 2026)
    if (share === undefined) expect(found).toBeUndefined()
    else expect(found).toBeCloseTo(share, 10)
  })
})

describe('the benchmark', () => {
  it.each([
    ['Miami-Dade', miami, 684.37],
    ['Houston', placeOf('48201', 'TX'), 592.05],
    ['Raleigh', placeOf('37183', 'NC'), 590.76],
    ['Phoenix', placeOf('04013', 'AZ'), 483.9],
  ])('of a 40-year-old in %s is within five percent of the real one', (_where, place, dollars) => {
    const cents = benchmark(ask([{ age: 40 }], 40_000, place))?.premiumCents ?? 0
    expect(Math.abs(cents / 100 / dollars - 1)).toBeLessThan(0.05)
  })

  it('is the second-lowest Silver premium of a recount over all plans, by either premium', () => {
    const people = fc.array(fc.record({ age: fc.integer({ min: 0, max: 75 }) }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(people, fc.constantFrom(...sold), (household, county) => {
        const question = ask(household, 50_000, placeOf(county.fips, county.state))
        const silver = allPlans(question).filter((plan) => plan.metal_level === 'Silver')
        const second = (pick: (plan: WirePlan) => number) =>
          silver.map(pick).sort((one, other) => one - other)[1] ?? Number.NaN
        const cents = benchmark(question)?.premiumCents
        expect(cents).toBe(Math.round(second((plan) => plan.aptc_eligible_premium) * 100))
        expect(cents).toBe(Math.round(second((plan) => plan.premium) * 100))
      }),
      { seed: 7, numRuns: 25 },
    )
  })

  it('counts only the people who apply', () => {
    const mother = { age: 34, aptc_eligible: false, has_mec: true }
    expect(benchmark(ask([mother, { age: 7 }], 42_000))).toEqual(benchmark(ask([{ age: 7 }], 42_000)))
    expect(benchmark(ask([mother], 42_000))).toBeUndefined()
  })

  it('is none in a state with its own marketplace', () => {
    expect(benchmark(ask([{ age: 40 }], 40_000, placeOf('06037', 'CA')))).toBeUndefined()
  })
})
