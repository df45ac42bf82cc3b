import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  creditAtIncomeCents,
  explainCreditAtIncome,
  type CreditHousehold,
  incomeAtPercent,
  incomeLimit,
  lowestCreditIncome,
} from '#domain/subsidy/credit-at-income.ts'
import { monthlyCreditCents } from '#domain/subsidy/monthly-credit.ts'
import { planYears } from '#domain/years/plan-years.ts'

const one: CreditHousehold = { benchmarkCents: 110_000, stateAbbr: 'FL', householdSize: 1, year: 2026 }

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other)

// Proves Q-100.
describe('the credit at an income', () => {
  it.each<[string, number, Partial<CreditHousehold>, number]>([
    ['400.00 percent for one is inside', 62_600, {}, 58_000],
    ['the next dollar is outside', 62_601, {}, 0],
    ['the last dollar below the step pays 2.10 percent', 20_814, {}, 106_300],
    ['133 percent takes the band that starts there', 20_815, {}, 104_500],
    ['100 percent is inside', 15_650, {}, 107_200],
    ['below 100 percent there is none', 15_649, {}, 0],
    ['Ohio: at 138 percent adults have Medicaid', 21_597, { stateAbbr: 'OH' }, 0],
    ['Ohio: the next dollar', 21_598, { stateAbbr: 'OH' }, 103_700],
    ['Wisconsin: at 100 percent adults have Medicaid', 15_650, { stateAbbr: 'WI' }, 0],
    ['Wisconsin: the next dollar', 15_651, { stateAbbr: 'WI' }, 107_200],
    ['Alaska: 400 percent of its own level', 78_200, { stateAbbr: 'AK' }, 45_000],
    ['Alaska: the next dollar', 78_201, { stateAbbr: 'AK' }, 0],
    ['Alaska: at 138 percent of its own level', 26_979, { stateAbbr: 'AK' }, 0],
    ['Hawaii: 400 percent of its own level', 71_960, { stateAbbr: 'HI' }, 50_200],
    ['Hawaii: the next dollar', 71_961, { stateAbbr: 'HI' }, 0],
    ['15 people: the level grows by the same amount', 370_600, { householdSize: 15, benchmarkCents: 400_000 }, 92_400],
    ['15 people: the next dollar', 370_601, { householdSize: 15, benchmarkCents: 400_000 }, 0],
    ['2027: 400 percent', 63_840, { year: 2027 }, 55_600],
    ['2027: the next dollar', 63_841, { year: 2027 }, 0],
    ['2027: the last dollar below the step', 21_226, { year: 2027 }, 106_100],
    ['2027: 133 percent', 21_227, { year: 2027 }, 104_200],
    ['2027 in Alaska: 400 percent', 79_800, { year: 2027, stateAbbr: 'AK' }, 42_000],
    ['2027 in Hawaii: the next dollar', 73_441, { year: 2027, stateAbbr: 'HI' }, 0],
    ['an income of 0', 0, {}, 0],
    ['a negative income counts as 0', -500, {}, 0],
    ['a benchmark that is less than the share', 60_000, { benchmarkCents: 40_000 }, 0],
  ])('%s', (_title, annualIncome, changed, expected) => {
    expect(creditAtIncomeCents(annualIncome, { ...one, ...changed })).toBe(expected)
  })

  it('reads 400.01 percent as above 400', () => {
    // 4 × 87,150 and its next dollar, which is 400.001 percent.
    const fourteen = { ...one, householdSize: 14, benchmarkCents: 500_000 }
    expect(incomeLimit(fourteen)).toBe(348_600)
    expect(creditAtIncomeCents(348_600, fourteen)).toBeGreaterThan(0)
    expect(creditAtIncomeCents(348_601, fourteen)).toBe(0)
  })

  it('names the incomes at whole percentages', () => {
    expect([150, 200, 250, 400].map((percent) => incomeAtPercent(percent, one))).toEqual([
      23_475, 31_300, 39_125, 62_600,
    ])
    expect(['FL', 'WI', 'OH'].map((stateAbbr) => lowestCreditIncome({ ...one, stateAbbr }))).toEqual([
      15_650, 15_651, 21_598,
    ])
  })

  const household = fc.record({
    benchmarkCents: fc.integer({ min: 0, max: 400_000 }),
    stateAbbr: fc.constantFrom('FL', 'OH', 'AK', 'HI', 'TX'),
    householdSize: fc.integer({ min: 1, max: 18 }),
    year: fc.constantFrom(...planYears),
  })
  const income = fc.integer({ min: 0, max: 500_000 })

  it('is whole dollars, at least 0 and at most the benchmark', () => {
    fc.assert(
      fc.property(household, income, (of, annualIncome) => {
        const credit = creditAtIncomeCents(annualIncome, of)
        expect(credit % 100).toBe(0)
        expect(credit).toBeGreaterThanOrEqual(0)
        expect(credit).toBeLessThanOrEqual(of.benchmarkCents)
      }),
    )
  })

  it('never rises from the threshold on', () => {
    fc.assert(
      fc.property(household, income, income, (of, a, b) => {
        const lowest = lowestCreditIncome(of)
        expect(creditAtIncomeCents(lowest + Math.max(a, b), of)).toBeLessThanOrEqual(
          creditAtIncomeCents(lowest + Math.min(a, b), of),
        )
      }),
    )
  })

  it('equals the monthly credit at the same exact percentage', () => {
    // A whole income is a whole number of hundredths of a percent where both are multiples of these steps.
    const atHundredths = household.chain((of) => {
      const level = incomeAtPercent(100, of)
      const step = 10_000 / greatestCommonDivisor(level, 10_000)
      const lowest = Math.ceil((lowestCreditIncome(of) * 10_000) / level / step)
      const multiple = fc.integer({ min: lowest, max: Math.floor(40_000 / step) })
      return fc.record({ of: fc.constant(of), hundredths: multiple.map((count) => count * step) })
    })
    fc.assert(
      fc.property(atHundredths, ({ of, hundredths }) => {
        const annualIncome = (incomeAtPercent(100, of) * hundredths) / 10_000
        expect(Number.isInteger(annualIncome)).toBe(true)
        const { benchmarkCents, year } = of
        expect(creditAtIncomeCents(annualIncome, of)).toBe(
          monthlyCreditCents({ benchmarkCents, annualIncome, fplPercent: hundredths / 100, year }),
        )
      }),
    )
  })

  it('explains the same credit at every income', () => {
    expect(explainCreditAtIncome(62_600, one)).toMatchObject({
      fplPercent: 400,
      ratePercent: 9.96,
      expectedMonthlyCents: 51_958,
      creditCents: 58_000,
    })
    expect(explainCreditAtIncome(62_601, one)).toMatchObject({ ratePercent: null, creditCents: 0 })
    fc.assert(
      fc.property(household, income, (of, annualIncome) => {
        expect(explainCreditAtIncome(annualIncome, of).creditCents).toBe(creditAtIncomeCents(annualIncome, of))
      }),
    )
  })
})
