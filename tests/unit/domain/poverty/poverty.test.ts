import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { planYears } from '#domain/years/plan-years.ts'
import { states } from '#domain/geo/states.ts'
import {
  effectivePovertyPercent,
  isInPovertyTable,
  povertyLevelFor,
  povertyPercent,
  povertyRegionOf,
  shownPovertyPercent,
} from '#domain/poverty/poverty-level.ts'
import {
  belowThreshold,
  incomeOutcome,
  isLikelyOneMonth,
  minimumIncome,
  thresholdFor,
} from '#domain/poverty/threshold.ts'

// Proves Q-169.
it.each([
  [2_800, 21_640, true],
  [14_000, 21_640, false],
  [1_803, 21_640, false],
  [1_804, 21_640, true],
  [0, 15_960, false],
  [5_320, 15_960, true],
  [5_321, 15_960, false],
])('%i below a minimum of %i is probably one month: %s', (income, minimum, isOneMonth) => {
  expect(isLikelyOneMonth(income, minimum)).toBe(isOneMonth)
})

// Proves Q-50.
describe('the poverty level', () => {
  it.each([
    [1, 15650],
    [2, 21150],
    [3, 26650],
    [4, 32150],
    [5, 37650],
    [6, 43150],
    [7, 48650],
    [8, 54150],
    [9, 59650],
    [10, 65150],
    [11, 70650],
    [12, 76150],
    [13, 81650],
    [14, 87150],
    [15, 92650],
    [20, 120150],
  ])('of %i people in 2026 is %i', (size, expected) => {
    expect(povertyLevelFor(size, 2026, 'contiguous')).toBe(expected)
  })

  it('of 2027 starts at 15,960 and grows by 5,680 a person', () => {
    for (let size = 1; size <= 16; size += 1)
      expect(povertyLevelFor(size, 2027, 'contiguous')).toBe(15960 + 5680 * (size - 1))
  })

  it.each([
    ['AK', 2026, 19550, 6880],
    ['HI', 2026, 17990, 6330],
    ['AK', 2027, 19950, 7100],
    ['HI', 2027, 18360, 6530],
    ['FL', 2027, 15960, 5680],
  ] as const)('of %s in %i starts at %i and grows by %i a person', (state, year, first, extra) => {
    for (const size of [1, 2, 14, 15, 20])
      expect(povertyLevelFor(size, year, povertyRegionOf(state))).toBe(first + extra * (size - 1))
  })

  it('lists sizes 1 to 14', () => {
    expect([0, 1, 14, 15, 1.5].map((size) => isInPovertyTable(size))).toEqual([false, true, true, false, false])
  })

  it('gives the percentage of an income, never below 0', () => {
    expect(povertyPercent(15650, 1, 2026, 'contiguous')).toBe(100)
    expect(povertyPercent(31300, 1, 2026, 'contiguous')).toBe(200)
    expect(povertyPercent(-1, 1, 2026, 'contiguous')).toBe(0)
  })

  it.each([
    [158.03, 158],
    [400, 400],
    [400.01, 400.01],
    [250.3, 250.3],
    [99.99, 99],
  ])('of %d percent is shown as %d, never as a limit that it has passed', (percent, shown) => {
    expect(shownPovertyPercent(percent)).toBe(shown)
  })

  it('is 99 percent when the credit is forgone', () => {
    expect(effectivePovertyPercent(312, true)).toBe(99)
    expect(effectivePovertyPercent(312, false)).toBe(312)
    expect(effectivePovertyPercent(null, false)).toBeNull()
  })
})

// Proves.
describe('the threshold', () => {
  it('is 133 percent in fifteen states and 100 elsewhere', () => {
    const listed = states.filter(({ abbr }) => thresholdFor(abbr) === 133).map(({ abbr }) => abbr)
    expect(listed.toSorted()).toEqual('AZ IA IN LA MI MO MT NC ND NE OH OK SD UT WI'.split(' '))
    expect(thresholdFor('FL')).toBe(100)
  })

  it.each([
    ['FL', 1, 15650],
    ['FL', 4, 32150],
    ['OH', 1, 20815],
    ['OH', 2, 28130],
    ['OH', 3, 35445],
    ['FL', 15, 92650],
    ['AK', 1, 19550],
    ['HI', 2, 24320],
  ])('asks in %s, for %i, at least %i dollars', (state, size, expected) => {
    expect(minimumIncome(state, size, 2026)).toBe(expected)
  })
})

// Proves Q-54.
describe('the income gate', () => {
  const gate = { state: 'FL', annualIncome: 0, householdSize: 1, year: 2026 } as const

  it.each([
    ['FL', 99, 'belowMinimum'],
    ['FL', 99.99, 'belowMinimum'],
    ['FL', 100, 'proceed'],
    ['OH', 100, 'belowMinimum'],
    ['OH', 132.99, 'belowMinimum'],
    ['OH', 133, 'proceed'],
    ['FL', 0, 'belowMinimum'],
  ])('in %s at %f percent: %s', (state, fplPercent, kind) => {
    expect(incomeOutcome({ ...gate, state, fplPercent }).kind).toBe(kind)
  })

  it('names the minimum income and the threshold', () => {
    expect(incomeOutcome({ ...gate, state: 'OH', annualIncome: 7825, fplPercent: 50 })).toEqual({
      kind: 'belowMinimum',
      minimumIncome: 20815,
      thresholdPercent: 133,
    })
  })

  it('offers no less than what was typed where the service goes by another level than the table', () => {
    expect(incomeOutcome({ ...gate, annualIncome: 16_000, fplPercent: 81.84 })).toMatchObject({ minimumIncome: 19_551 })
    expect(incomeOutcome({ ...gate, state: 'AK', annualIncome: 16_000, fplPercent: 81.84 })).toMatchObject({
      minimumIncome: 19_550,
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 0, max: 13_299 }),
        fc.constantFrom('FL', 'OH', 'AK', 'HI'),
        (annualIncome, hundredths, state) => {
          const below = belowThreshold({ ...gate, annualIncome, state, fplPercent: hundredths / 100 })
          if (!below || hundredths === 0) return
          expect(below.minimumIncome).toBeGreaterThanOrEqual(annualIncome)
          expect(below.minimumIncome).toBeGreaterThanOrEqual(minimumIncome(state, 1, 2026))
        },
      ),
    )
  })

  it('offers the minimum of the table where the service goes by it, however the answer is cut', () => {
    expect(incomeOutcome({ ...gate, annualIncome: 9_000, fplPercent: 57.5 })).toMatchObject({ minimumIncome: 15_650 })
    expect(incomeOutcome({ ...gate, annualIncome: 2, fplPercent: 0.01 })).toMatchObject({ minimumIncome: 15_650 })
  })

  it('stops only sizes that the table lists, and tells the others', () => {
    expect(incomeOutcome({ ...gate, fplPercent: 50, householdSize: 14 }).kind).toBe('belowMinimum')
    expect(incomeOutcome({ ...gate, fplPercent: 50, householdSize: 15 })).toMatchObject({
      kind: 'belowUnlisted',
      minimumIncome: 92_650,
    })
    expect(incomeOutcome({ ...gate, fplPercent: 100, householdSize: 15 }).kind).toBe('proceed')
  })

  it('lets a failed check go on', () => {
    expect(incomeOutcome({ ...gate, fplPercent: null }).kind).toBe('proceed')
    expect(incomeOutcome({ ...gate, fplPercent: Number.NaN }).kind).toBe('proceed')
  })

  it('is always passed by the minimum income, and by no dollar less', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states.map(({ abbr }) => abbr)),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom(...planYears),
        (state, householdSize, year) => {
          const least = minimumIncome(state, householdSize, year)
          const outcome = (income: number) =>
            incomeOutcome({
              fplPercent: povertyPercent(income, householdSize, year, povertyRegionOf(state)),
              annualIncome: income,
              state,
              householdSize,
              year,
            }).kind
          expect(outcome(least)).toBe('proceed')
          expect(outcome(least - 1)).toBe('belowMinimum')
        },
      ),
    )
  })
})
