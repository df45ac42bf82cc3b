import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contributionRate, ratePercent } from '#domain/subsidy/contribution.ts'
import { explainCredit, monthlyCreditCents } from '#domain/subsidy/monthly-credit.ts'
import { by, floor, isBelow, minus, times, written } from '#tests/promises/fraction.ts'

const rateAt = (fplPercent: number, year: 2026 | 2027 = 2026) => {
  const rate = contributionRate(fplPercent, year)
  return rate && ratePercent(rate)
}

// Proves.
describe('the expected share of income', () => {
  it.each([
    [0, null],
    [99, null],
    [99.99, null],
    [99.9999999, null],
    [100, 2.1],
    [132.99, 2.1],
    [133, 3.14],
    [141.5, 3.665],
    [150, 4.19],
    [175, 5.395],
    [200, 6.6],
    [225, 7.52],
    [250, 8.44],
    [275, 9.2],
    [300, 9.96],
    [350, 9.96],
    [400, 9.96],
    [400.01, null],
    [401, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [-1, null],
  ])('at %f percent of the poverty level is %j percent in 2026', (fplPercent, expected) => {
    const rate = rateAt(fplPercent)
    if (expected === null) expect(rate).toBeNull()
    else expect(rate).toBeCloseTo(expected, 10)
  })

  it.each([
    [100, 2.15],
    [133, 3.23],
    [150, 4.3],
    [200, 6.78],
    [250, 8.66],
    [300, 10.22],
    [400, 10.22],
  ])('at %i percent is %f percent in 2027', (fplPercent, expected) => {
    expect(rateAt(fplPercent, 2027)).toBeCloseTo(expected, 10)
  })

  it('is exact for a fractional percentage', () => {
    // 4.19 % + (6.60 − 4.19) % × 8.03 ÷ 50, in hundredths of a percent over 50 × 100,000.
    expect(contributionRate(158.03, 2026)).toEqual({
      numerator: 419n * 5_000_000n + 241n * 803_000n,
      denominator: 5_000_000n,
    })
  })

  it('never falls as the percentage rises', () => {
    const percent = fc.integer({ min: 100_00, max: 400_00 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(percent, percent, (a, b) => {
        expect(rateAt(Math.min(a, b)) ?? 0).toBeLessThanOrEqual(rateAt(Math.max(a, b)) ?? 0)
      }),
    )
  })
})

// Proves Q-61.
describe('the monthly credit', () => {
  it.each([
    ['one person at 150 percent pays 4.19 percent', 68437, 23475, 150, 60200],
    ['at 100 percent 2.1 percent is expected', 50000, 15650, 100, 47200],
    ['at 133 percent the band that starts there applies', 50000, 20815, 133, 44500],
    ['at 400 percent the credit still exists', 100000, 62600, 400, 48000],
    ['above 400 percent there is none', 100000, 62602, 400.01, 0],
    ['below 100 percent there is none', 100000, 15000, 99, 0],
    ['the forced-zero percentage gives none', 100000, 30000, 99, 0],
    ['a benchmark below the expected share gives none, not a debt', 30000, 48000, 300, 0],
    ['a benchmark equal to the expected share gives none', 39840, 48000, 300, 0],
    ['cents are dropped, not rounded', 39840 + 199, 48000, 300, 100],
    ['an income of 0 gives the whole dollars of the benchmark', 12399, 0, 120, 12300],
    ['a negative income counts as 0', 12399, -500, 120, 12300],
  ])('%s', (_title, benchmarkCents, annualIncome, fplPercent, expected) => {
    expect(monthlyCreditCents({ benchmarkCents, annualIncome, fplPercent, year: 2026 })).toBe(expected)
  })

  it.each([
    ['$256.15 − 6.6 % of $31,300 ÷ 12 is exactly $84', 25615, 31300, 200, 6.6, 8400],
    ['$1,024.58 − 9.96 % of $62,600 ÷ 12 is exactly $505', 102458, 62600, 400, 9.96, 50500],
    ['$399.40 − 9.96 % of $48,000 ÷ 12 is exactly $1', 39940, 48000, 300, 9.96, 100],
    ['$499.00 − 9.96 % of $60,000 ÷ 12 is exactly $1', 49900, 60000, 350, 9.96, 100],
    ['$43.00 − 2.1 % of $24,000 ÷ 12 is exactly $1', 4300, 24000, 125, 2.1, 100],
  ])('loses no dollar to binary fractions: %s', (_title, benchmarkCents, annualIncome, fplPercent, rate, expected) => {
    const inDoubles = Math.floor(benchmarkCents / 100 - (annualIncome * (rate / 100)) / 12) * 100
    expect(inDoubles).toBe(expected - 100)
    expect(monthlyCreditCents({ benchmarkCents, annualIncome, fplPercent, year: 2026 })).toBe(expected)
  })

  const benchmark = fc.integer({ min: 0, max: 500_000 })
  const income = fc.integer({ min: 0, max: 200_000 })
  const percent = fc.integer({ min: 0, max: 450_00 }).map((hundredths) => hundredths / 100)

  it('is always whole dollars, at least 0 and at most the benchmark', () => {
    fc.assert(
      fc.property(benchmark, income, percent, (benchmarkCents, annualIncome, fplPercent) => {
        const credit = monthlyCreditCents({ benchmarkCents, annualIncome, fplPercent, year: 2026 })
        expect(credit % 100).toBe(0)
        expect(credit).toBeGreaterThanOrEqual(0)
        expect(credit).toBeLessThanOrEqual(benchmarkCents)
      }),
    )
  })

  it('never rises with the income, which also raises the percentage', () => {
    const level = 15650
    fc.assert(
      fc.property(
        benchmark,
        fc.integer({ min: level, max: level * 5 }),
        fc.integer({ min: level, max: level * 5 }),
        (benchmarkCents, a, b) => {
          const credit = (annualIncome: number) =>
            monthlyCreditCents({ benchmarkCents, annualIncome, fplPercent: (annualIncome * 100) / level, year: 2026 })
          expect(credit(Math.max(a, b))).toBeLessThanOrEqual(credit(Math.min(a, b)))
        },
      ),
    )
  })
})

// Proves P-16.
describe('the explanation of a credit', () => {
  it('gives every number of the arithmetic', () => {
    expect(explainCredit({ benchmarkCents: 68437, annualIncome: 31300, fplPercent: 200, year: 2026 })).toEqual({
      annualIncome: 31300,
      fplPercent: 200,
      ratePercent: 6.6,
      expectedMonthlyCents: 17215,
      benchmarkCents: 68437,
      creditCents: 51200,
    })
  })

  it('shows a percentage with which the product computes', () => {
    const fplPercent = 191.69
    expect(explainCredit({ benchmarkCents: 65000, annualIncome: 30000, fplPercent, year: 2026 })).toMatchObject({
      ratePercent: 6.1995,
      expectedMonthlyCents: 15499,
    })
  })

  it('computes with what it shows: the share from the percentage, the credit from the difference', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15_650, max: 300_000 }),
        fc.integer({ min: 10_000, max: 40_000 }),
        fc.integer({ min: 0, max: 300_000 }),
        (annualIncome, hundredths, benchmarkCents) => {
          const shown = explainCredit({ benchmarkCents, annualIncome, fplPercent: hundredths / 100, year: 2026 })
          const { ratePercent, expectedMonthlyCents, creditCents } = shown
          const rate = written(String(ratePercent))
          const share = written(String(expectedMonthlyCents))
          const product = by(times(written(String(annualIncome)), rate), written('12'))
          const off = minus(product, share)
          // Half of the share's last decimal.
          const half = { over: 1n, under: 2n * share.under }
          expect(isBelow(half, off) || isBelow(off, minus(written('0'), half))).toBe(false)
          const difference = minus(written(String(benchmarkCents)), share)
          const whole = isBelow(difference, written('0')) ? 0n : floor(by(difference, written('100')))
          expect(creditCents).toBe(Number(whole) * 100)
        },
      ),
    )
  })

  it('shows parts of a cent where whole cents would give another credit', () => {
    // 30,000 × 6.200422 % ÷ 12 is 155.01055: with 155.01 the difference would be 495.00, and the credit is 494.
    expect(
      explainCredit({ benchmarkCents: 65_001, annualIncome: 30_000, fplPercent: 191.71, year: 2026 }),
    ).toMatchObject({ expectedMonthlyCents: 15_501.1, creditCents: 49_400 })
  })

  it('names no share where there is no subsidy', () => {
    expect(explainCredit({ benchmarkCents: 68437, annualIncome: 90000, fplPercent: 575, year: 2026 })).toMatchObject({
      ratePercent: null,
      expectedMonthlyCents: null,
      creditCents: 0,
    })
  })
})
