import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { benchmark, contributionPercent, estimates, percentOfPoverty } from '#mocks/marketplace/credit.ts'
import { knownCounties } from '#mocks/marketplace/places.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { ownMarketplaceOf } from '#domain/geo/own-marketplaces.ts'
import type { WirePerson, WirePlace, WirePlan } from '#mocks/marketplace/wire.ts'

const placeOf = (countyfips: string, state: string): WirePlace => ({ countyfips, state, zipcode: '00000' })
const miami = placeOf('12086', 'FL')
const ask = (people: readonly WirePerson[], income: number, place = miami) => ({
  household: { people, income },
  place,
  year: 2026,
})
const sold = knownCounties().filter(({ state }) => ownMarketplaceOf(state) === null)

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

describe('the estimate', () => {
  it('of a mother of 34 and a child of 7 in Miami with 42,000 dollars is the benchmark less 6.53 percent of income', () => {
    const entry = {
      aptc: 831.17,
      csr: '87% AV Level Silver Plan CSR',
      hardship_exemption: false,
      is_medicaid_chip: false,
    }
    expect(estimates(ask([{ age: 34 }, { age: 7 }], 42_000))).toEqual([entry, entry])
  })

  it.each([
    [15_000, 'Exchange variant (no CSR)'],
    [15_650, '94% AV Level Silver Plan CSR'],
    [23_475, '94% AV Level Silver Plan CSR'],
    [31_300, '87% AV Level Silver Plan CSR'],
    [39_125, '73% AV Level Silver Plan CSR'],
    [39_126, 'Exchange variant (no CSR)'],
  ])('gives one person with %i dollars a year: %s', (income, csr) => {
    expect(estimates(ask([{ age: 40 }], income))[0]?.csr).toBe(csr)
  })

  it.each([
    ['FL', '12086', 15_649, true],
    ['FL', '12086', 15_650, false],
    ['AZ', '04013', 20_814, true],
    ['AZ', '04013', 20_815, false],
  ])('in %s (%s) takes %i dollars a year for Medicaid: %s', (state, fips, income, medicaid) => {
    const [entry] = estimates(ask([{ age: 40 }], income, placeOf(fips, state)))
    expect(entry?.is_medicaid_chip).toBe(medicaid)
    if (medicaid) expect(entry?.aptc).toBe(0)
    else expect(entry?.aptc).toBeGreaterThan(0)
  })

  it('gives no credit above 400 percent', () => {
    expect(estimates(ask([{ age: 60 }], 62_600))[0]?.aptc).toBeGreaterThan(0)
    expect(estimates(ask([{ age: 60 }], 62_601))[0]?.aptc).toBe(0)
  })

  it('has one entry for each person, the household size counting those who do not apply', () => {
    const mother = { age: 34, aptc_eligible: false, has_mec: true }
    const [first, second] = estimates(ask([mother, { age: 7 }], 30_000))
    expect(first?.aptc).toBe(second?.aptc)
    expect(first).toMatchObject({ csr: 'Exchange variant (no CSR)', is_medicaid_chip: false })
    expect(second).toMatchObject({ csr: '94% AV Level Silver Plan CSR' })
  })

  it('never exceeds the benchmark and never rises with income inside the range of help', () => {
    const family = [{ age: 34 }, { age: 36 }, { age: 7 }]
    const premium = (benchmark(ask(family, 0))?.premiumCents ?? 0) / 100
    const credits = Array.from({ length: 160 }, (_, step) => estimates(ask(family, 26_650 + step * 500))[0]?.aptc ?? 0)
    credits.reduce((before, credit) => {
      expect(credit).toBeLessThanOrEqual(before)
      return credit
    }, premium)
  })
})
