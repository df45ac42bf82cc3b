import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { states } from '#domain/geo/states.ts'
import { hasOwnMarketplace } from '#domain/geo/own-marketplace-states.ts'
import { povertyLevelFor } from '#domain/poverty/poverty-level.ts'
import { thresholdFor } from '#domain/poverty/threshold.ts'
import { benchmark } from '#mocks/marketplace/credit.ts'
import { coverageOf, estimates } from '#mocks/marketplace/estimates.ts'
import { searchPlans } from '#mocks/marketplace/search.ts'
import { childLimit, isChild } from '#mocks/marketplace/tables/child-limits.ts'
import type { WireHousehold, WirePerson, WirePlace } from '#mocks/marketplace/wire.ts'

const placeOf = (countyfips: string, state: string): WirePlace => ({ countyfips, state, zipcode: '00000' })
const miami = placeOf('12086', 'FL')
const ask = (people: readonly WirePerson[], income: number, place = miami, year = 2026) => ({
  household: { people, income } satisfies WireHousehold,
  place,
  year,
})
const notApplying = { aptc_eligible: false, has_mec: true }
const noSavings = 'Exchange variant (no CSR)'
const federal = states.map(({ abbr }): string => abbr).filter((abbr) => !hasOwnMarketplace(abbr))

describe('the estimate', () => {
  it('of a couple of 34 and 36 in Miami with 42,000 dollars is the benchmark less 6.53 percent of income', () => {
    const entry = {
      aptc: 1080.18,
      csr: '87% AV Level Silver Plan CSR',
      hardship_exemption: false,
      is_medicaid_chip: false,
      in_coverage_gap: false,
    }
    expect(estimates(ask([{ age: 34 }, { age: 36 }], 42_000))).toEqual([entry, entry])
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
    ['FL', '12086', 15_649, 'gap'],
    ['FL', '12086', 15_650, 'credit'],
    ['TX', '48201', 15_649, 'gap'],
    ['TX', '48201', 15_650, 'credit'],
    ['AZ', '04013', 21_597, 'medicaid'],
    ['AZ', '04013', 21_598, 'credit'],
    ['AK', '02020', 26_979, 'medicaid'],
    ['AK', '02020', 26_980, 'credit'],
    ['WI', '55079', 15_650, 'medicaid'],
    ['WI', '55079', 15_651, 'credit'],
  ] as const)('in %s (%s) gives an adult with %i dollars a year: %s', (state, fips, income, help) => {
    const [entry] = estimates(ask([{ age: 40 }], income, placeOf(fips, state)))
    expect(entry?.is_medicaid_chip).toBe(help === 'medicaid')
    expect(entry?.in_coverage_gap).toBe(help === 'gap')
    if (help === 'credit') expect(entry?.aptc).toBeGreaterThan(0)
    else expect(entry).toMatchObject({ aptc: 0, csr: noSavings })
  })

  it('gives no credit above 400 percent', () => {
    expect(estimates(ask([{ age: 60 }], 62_600))[0]?.aptc).toBeGreaterThan(0)
    expect(estimates(ask([{ age: 60 }], 62_601))[0]?.aptc).toBe(0)
  })

  it('has one entry for each person, the household size counting those who do not apply', () => {
    const [first, second] = estimates(ask([{ age: 34, ...notApplying }, { age: 27 }], 30_000))
    expect(first?.aptc).toBe(second?.aptc)
    expect(first).toMatchObject({ csr: noSavings, is_medicaid_chip: false, in_coverage_gap: false })
    expect(second).toMatchObject({ csr: '94% AV Level Silver Plan CSR' })
  })

  it('never exceeds the benchmark and never rises with income inside the range of help', () => {
    const family = [{ age: 34 }, { age: 36 }, { age: 22 }]
    const premium = (benchmark(ask(family, 0))?.premiumCents ?? 0) / 100
    const credits = Array.from({ length: 160 }, (_, step) => estimates(ask(family, 26_650 + step * 500))[0]?.aptc ?? 0)
    credits.reduce((before, credit) => {
      expect(credit).toBeLessThanOrEqual(before)
      return credit
    }, premium)
  })
})

/** The limits of the three largest states of the tests, by age: copied by hand from the tables of KFF, January 2025. */
const limits = [
  ['FL', 0, 211],
  ['FL', 1, 215],
  ['FL', 5, 215],
  ['FL', 6, 215],
  ['FL', 18, 215],
  ['TX', 0, 206],
  ['TX', 1, 206],
  ['TX', 6, 206],
  ['TX', 18, 206],
  ['AZ', 0, 230],
  ['AZ', 5, 230],
  ['AZ', 18, 230],
  ['AK', 12, 208],
  ['WY', 12, 205],
] as const
const counties = { FL: '12086', TX: '48201', AZ: '04013', AK: '02020', WY: '56021' } as const

describe('a child', () => {
  it.each(limits)(
    'in %s at %i years has Medicaid or CHIP up to %i percent, and a credit above it',
    (state, age, limit) => {
      expect(coverageOf({ age }, { state, year: 2026 }, limit)).toBe('medicaidOrChip')
      expect(coverageOf({ age }, { state, year: 2026 }, limit + 0.01)).toBe('credit')
      const level = povertyLevelFor(2, 2026, state === 'AK' ? 'alaska' : 'contiguous')
      const income = Math.floor((level * limit) / 100)
      const of = (dollars: number) =>
        estimates(ask([{ age: 40 }, { age }], dollars, placeOf(counties[state], state))).map(
          ({ is_medicaid_chip }) => is_medicaid_chip,
        )
      expect(of(income)).toEqual([false, true])
      expect(of(income + 1)).toEqual([false, false])
    },
  )

  it.each(federal)(
    'has a limit in %s, above every adult threshold, and falls with no age group but the first',
    (state) => {
      const byAge = Array.from({ length: 19 }, (_, age) => childLimit(state, age) ?? 0)
      for (const limit of byAge) expect(limit).toBeGreaterThanOrEqual(Math.max(138, thresholdFor(state)))
      expect(new Set(byAge.slice(1, 6)).size).toBe(1)
      expect(new Set(byAge.slice(6)).size).toBe(1)
    },
  )

  it('is one until the nineteenth birthday', () => {
    expect([0, 18, 19, 40].map(isChild)).toEqual([true, true, false, false])
    expect(coverageOf({ age: 18 }, { state: 'FL', year: 2026 }, 150)).toBe('medicaidOrChip')
    expect(coverageOf({ age: 19 }, { state: 'FL', year: 2026 }, 150)).toBe('credit')
  })

  it('of parents in the coverage gap has Medicaid', () => {
    const entries = estimates(ask([{ age: 40 }, { age: 12 }], 15_000))
    expect(entries.map(({ is_medicaid_chip: chip, in_coverage_gap: gap }) => ({ chip, gap }))).toEqual([
      { chip: false, gap: true },
      { chip: true, gap: false },
    ])
  })

  it('who does not apply is asked nothing about', () => {
    const [, child] = estimates(ask([{ age: 40 }, { age: 12, ...notApplying }], 30_000))
    expect(child).toMatchObject({ is_medicaid_chip: false, in_coverage_gap: false, csr: noSavings })
  })

  it('of a state without a table counts as everyone else', () => {
    expect(childLimit('ZZ', 7)).toBeUndefined()
    expect(coverageOf({ age: 7 }, { state: 'ZZ', year: 2026 }, 139)).toBe('credit')
  })
})

describe('the credit of a family', () => {
  it('is that of the people who may have it: the same as when the others do not apply', () => {
    const people = fc.array(fc.record({ age: fc.integer({ min: 0, max: 70 }) }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(people, fc.integer({ min: 0, max: 200_000 }), fc.constantFrom(2026, 2027), (family, income, year) => {
        const entries = estimates(ask(family, income, miami, year))
        const kept = family.map((person, at) =>
          entries[at]?.is_medicaid_chip === true || entries[at]?.in_coverage_gap === true
            ? { ...person, ...notApplying }
            : person,
        )
        const alone = estimates(ask(kept, income, miami, year))
        expect(alone.map(({ aptc, csr }) => ({ aptc, csr }))).toEqual(entries.map(({ aptc, csr }) => ({ aptc, csr })))
      }),
      { seed: 19, numRuns: 150 },
    )
  })
})

interface Household {
  readonly ages: readonly number[]
  readonly income: number
  /** How many of the people apply, from the first. */
  readonly applying?: number
}
const f: Household = { ages: [42, 12, 8], income: 27_600 }
const g: Household = { ages: [26], income: 31_000 }
const c: Household = { ages: [61, 63], income: 90_000 }
const j: Household = { ages: [55], income: 48_000 }

const questionOf = ({ ages, income, applying = ages.length }: Household, year: number) =>
  ask(
    ages.map((age, at) => (at < applying ? { age } : { age, ...notApplying })),
    income,
    miami,
    year,
  )

describe('the reference households of Miami-Dade', () => {
  it.each([
    ['F', f, 2026, 1528.89, 661.25, [false, true, true]],
    ['F alone', { ...f, applying: 1 }, 2026, 709.55, 661.25, [false, false, false]],
    ['G', g, 2026, 548.36, 380.24, [false]],
    ['C', c, 2026, 3085.61, 0, [false, false]],
    ['C at the limit', { ...c, income: 84_600 }, 2026, 3085.61, 2383.43, [false, false]],
    ['C above it', { ...c, income: 84_601 }, 2026, 3085.61, 0, [false, false]],
    ['J', j, 2026, 1194.19, 795.79, [false]],
    ['J with 1,000 more', { ...j, income: 49_000 }, 2026, 1194.19, 787.49, [false]],
    ['F', f, 2027, 1651.19, 716.86, [false, true, true]],
    ['F alone', { ...f, applying: 1 }, 2027, 766.31, 716.86, [false, false, false]],
    ['G', g, 2027, 592.23, 424.46, [false]],
    ['C', c, 2027, 3332.45, 0, [false, false]],
    ['C at the limit', { ...c, income: 86_560 }, 2027, 3332.45, 2595.24, [false, false]],
    ['J', j, 2027, 1289.72, 880.92, [false]],
  ] as const)('%s %o in %i: benchmark %d, credit %d', (_name, household, year, premium, aptc, chip) => {
    const question = questionOf(household, year)
    expect(benchmark(question)?.premiumCents).toBe(Math.round(premium * 100))
    expect(estimates(question).map((entry) => entry.aptc)).toEqual(household.ages.map(() => aptc))
    expect(estimates(question).map((entry) => entry.is_medicaid_chip)).toEqual(chip)
  })

  it('have a Silver plan of 705.01 for F alone in 2026, which is 44.01 with the whole dollars of the credit', () => {
    const { plans } = searchPlans({
      ...questionOf({ ...f, applying: 1 }, 2026),
      filter: { metal_levels: ['Silver'] },
      aptc_override: 661,
    })
    expect(plans[0]).toMatchObject({ premium: 705.01, premium_w_credit: 44.01 })
  })
})
