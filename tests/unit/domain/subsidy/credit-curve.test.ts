import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { creditAtIncomeCents, type CreditHousehold, incomeLimit } from '#domain/subsidy/credit-at-income.ts'
import { creditCurve, nextChange } from '#domain/subsidy/credit-curve.ts'
import { lostCredit, whyNoCredit } from '#domain/subsidy/lost-credit.ts'
import { planYears } from '#domain/years/plan-years.ts'

const one: CreditHousehold = { benchmarkCents: 110_000, stateAbbr: 'FL', householdSize: 1, year: 2026 }

const household = fc.record({
  benchmarkCents: fc.integer({ min: 0, max: 400_000 }),
  stateAbbr: fc.constantFrom('FL', 'OH', 'AK', 'HI', 'TX'),
  householdSize: fc.integer({ min: 1, max: 18 }),
  year: fc.constantFrom(...planYears),
})

// Proves Q-101.
describe('the curve of the credit', () => {
  it('names its incomes in rising order', () => {
    const { marks, limit, lowestIncome, highestCreditCents } = creditCurve(48_000, 80_000, one)
    expect(marks.map(({ id, annualIncome, creditCents }) => [id, annualIncome, creditCents / 100])).toEqual([
      ['threshold', 15_650, 1072],
      ['step', 20_815, 1045],
      ['150', 23_475, 1018],
      ['200', 31_300, 927],
      ['250', 39_125, 824],
      ['you', 48_000, 701],
      ['400', 62_600, 580],
      ['above', 62_601, 0],
    ])
    expect({ limit, lowestIncome, highestCreditCents }).toEqual({
      limit: { annualIncome: 62_600, creditCents: 58_000 },
      lowestIncome: 15_650,
      highestCreditCents: 107_200,
    })
  })

  it('begins above Medicaid for adults, and has no step there', () => {
    const { marks, lowestIncome } = creditCurve(30_000, 80_000, { ...one, stateAbbr: 'OH' })
    expect(lowestIncome).toBe(21_598)
    expect(creditCurve(30_000, 80_000, { ...one, stateAbbr: 'AK' }).lowestIncome).toBe(26_980)
    expect(marks.map(({ id }) => id)).toEqual(['threshold', '150', 'you', '200', '250', '400', 'above'])
  })

  it('draws flat bands straight, sloped ones curved, and each jump within one dollar', () => {
    const { segments } = creditCurve(48_000, 80_000, one)
    expect(
      segments.map(({ shape, points }) => [shape, points.at(0)?.annualIncome, points.at(-1)?.annualIncome]),
    ).toEqual([
      ['straight', 0, 15_649],
      ['straight', 15_650, 20_814],
      ['curve', 20_815, 23_474],
      ['curve', 23_475, 31_299],
      ['curve', 31_300, 39_124],
      ['curve', 39_125, 46_949],
      ['straight', 46_950, 62_600],
      ['straight', 62_601, 80_000],
    ])
  })

  it('bends where the benchmark is used up, and names that income', () => {
    const { marks, segments } = creditCurve(30_000, 80_000, { ...one, benchmarkCents: 17_000 })
    const bend = segments.findIndex(({ points }) => points.at(-1)?.creditCents === 0 && points[0]?.creditCents !== 0)
    expect(segments[bend]?.points.at(-1)).toEqual({ annualIncome: 31_067, creditCents: 0 })
    expect(segments[bend + 1]?.points[0]).toEqual({ annualIncome: 31_067, creditCents: 0 })
    expect(marks.map(({ id }) => id)).toEqual(['threshold', 'step', '150', 'you', 'end', '200', '250', '400', 'above'])
    expect(marks.find(({ id }) => id === 'end')).toEqual({ id: 'end', annualIncome: 31_067, creditCents: 0 })
  })

  it('covers every income in order, each point with its credit', () => {
    fc.assert(
      fc.property(household, fc.integer({ min: 0, max: 500_000 }), (of, income) => {
        const { segments } = creditCurve(income, income, of)
        const points = segments.flatMap((segment) => segment.points)
        expect(points[0]?.annualIncome).toBe(0)
        for (const [at, point] of points.entries()) {
          expect(point.creditCents).toBe(creditAtIncomeCents(point.annualIncome, of))
          expect(point.annualIncome).toBeGreaterThanOrEqual(points[at - 1]?.annualIncome ?? 0)
        }
      }),
    )
  })
})

// Proves Q-101.
describe('the next income with another credit', () => {
  it.each([
    ['the limit and its next dollar', 62_600, { annualIncome: 62_601, creditCents: 0 }],
    ['the last dollar before the step', 20_814, { annualIncome: 20_815, creditCents: 104_500 }],
    ['below the threshold it is the threshold', 4_000, { annualIncome: 15_650, creditCents: 107_200 }],
    ['above the limit there is none', 70_000, null],
  ])('%s', (_title, income, expected) => {
    expect(nextChange(income, one)).toEqual(expected)
  })

  it('is the first one with another credit', () => {
    fc.assert(
      fc.property(household, fc.integer({ min: 0, max: 200_000 }), (of, income) => {
        const here = creditAtIncomeCents(income, of)
        const next = nextChange(income, of)
        if (next === null) {
          expect(here).toBe(0)
          return
        }
        expect(next.annualIncome).toBeGreaterThan(income)
        expect(creditAtIncomeCents(next.annualIncome, of)).toBe(next.creditCents)
        expect(next.creditCents).not.toBe(here)
        expect(creditAtIncomeCents(next.annualIncome - 1, of)).toBe(here)
      }),
    )
  })
})

// Proves Q-102.
describe('the credit lost above the limit', () => {
  const two: CreditHousehold = { benchmarkCents: 308_562, stateAbbr: 'FL', householdSize: 2, year: 2026 }

  it('gives the limit, the dollars above, and the credit at the limit', () => {
    expect(lostCredit(90_000, two)).toEqual({
      incomeLimit: 84_600,
      dollarsAbove: 5_400,
      monthlyCents: 238_300,
      coveredCents: 2_859_600,
    })
  })

  it('counts the months that are covered', () => {
    expect(lostCredit(90_000, two, 1)?.coveredCents).toBe(238_300)
  })

  it('begins with the first dollar', () => {
    expect(lostCredit(84_600, two)).toBeNull()
    expect(lostCredit(84_601, two)?.dollarsAbove).toBe(1)
  })

  it('is nothing where the limit has no credit', () => {
    expect(lostCredit(90_000, { ...two, benchmarkCents: 70_000 })).toBeNull()
  })

  it('follows the level of the state and of a household of fifteen', () => {
    expect(incomeLimit({ ...two, stateAbbr: 'AK' })).toBe(105_720)
    expect(lostCredit(380_000, { ...two, householdSize: 15, benchmarkCents: 500_000 })?.incomeLimit).toBe(370_600)
  })
})

// Proves Q-102.
describe('why an income has no credit', () => {
  it.each([
    ['below the threshold', 15_649, 110_000, 'belowThreshold'],
    ['with a credit', 15_650, 110_000, null],
    ['above the limit', 62_601, 110_000, 'aboveLimit'],
    ['with a benchmark that the share covers', 43_350, 17_000, 'benchmarkIsLess'],
  ])('%s', (_title, income, benchmarkCents, expected) => {
    expect(whyNoCredit(income, { ...one, benchmarkCents })).toBe(expected)
  })
})
