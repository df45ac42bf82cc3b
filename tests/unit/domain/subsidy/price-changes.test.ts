import { describe, expect, it } from 'vitest'

import type { CreditHousehold } from '#domain/subsidy/credit-at-income.ts'
import { hasNoRepaymentLimit, payingBack } from '#domain/subsidy/paying-back.ts'
import { priceChanges, type PriceChangesInput } from '#domain/subsidy/price-changes.ts'

const one: CreditHousehold = { benchmarkCents: 119_400, stateAbbr: 'FL', householdSize: 1, year: 2026 }
const input: PriceChangesInput = {
  household: one,
  annualIncome: 48_000,
  otherDependents: 0,
  applicantFewerBenchmarkCents: null,
  oneYearOlderBenchmarkCents: null,
}
const rows = (changed: Partial<PriceChangesInput>) =>
  priceChanges({ ...input, ...changed }).map(({ id, beforeCents, afterCents, without }) => [
    id,
    beforeCents / 100,
    afterCents / 100,
    without,
  ])

// Proves Q-103.
describe('what changes the credit', () => {
  it('gives each change that is known', () => {
    expect(rows({})).toEqual([
      ['incomeUp', 795, 787, null],
      ['incomeDown', 795, 803, null],
      ['personMore', 795, 890, null],
    ])
  })

  it('lets a person go who does not apply', () => {
    expect(rows({ household: { ...one, householdSize: 2 }, otherDependents: 1 }).map(([id]) => id)).toContain(
      'personFewer',
    )
    expect(rows({ household: { ...one, householdSize: 2 } }).map(([id]) => id)).not.toContain('personFewer')
  })

  it('gives the changes of the benchmark that were asked for', () => {
    expect(rows({ applicantFewerBenchmarkCents: 60_000, oneYearOlderBenchmarkCents: 125_000 }).slice(3)).toEqual([
      ['applicantFewer', 795, 201, null],
      ['oneYearOlder', 795, 851, null],
    ])
  })

  it.each<[string, number, Partial<CreditHousehold>, string, string | null]>([
    ['a dollar too much', 61_601, {}, 'incomeUp', 'aboveLimit'],
    ['a dollar inside', 61_600, {}, 'incomeUp', null],
    ['below the threshold', 16_000, {}, 'incomeDown', 'belowThreshold'],
    ['one person more, below the threshold', 20_000, {}, 'personMore', 'belowThreshold'],
    ['a benchmark below the share', 48_000, { benchmarkCents: 20_000 }, 'incomeUp', 'benchmarkIsLess'],
  ])('says why there is none: %s', (_title, annualIncome, changed, id, without) => {
    const found = rows({ annualIncome, household: { ...one, ...changed } }).find(([row]) => row === id)
    expect(found?.[3]).toBe(without)
  })

  it('lowers no income below 0', () => {
    expect(rows({ annualIncome: 999 }).map(([id]) => id)).not.toContain('incomeDown')
    expect(rows({ annualIncome: 1_000 }).map(([id]) => id)).toContain('incomeDown')
  })
})

// Proves Q-104.
describe('paying back', () => {
  const later = (laterIncome: number, plannedIncome = 48_000, monthsCovered = 12) =>
    payingBack({ household: one, plannedIncome, laterIncome, monthsCovered })

  it.each([
    ['more income: 12 × (795 − 787)', later(49_000), { kind: 'payBack', cents: 9_600, everything: false }],
    ['less income: 12 × (803 − 795)', later(47_000), { kind: 'comesIn', cents: 9_600 }],
    ['the same income', later(48_000), { kind: 'same' }],
    ['only the covered months count', later(49_000, 48_000, 1), { kind: 'payBack', cents: 800, everything: false }],
    ['the limit pays back the difference', later(62_600), { kind: 'payBack', cents: 145_200, everything: false }],
    ['above it everything', later(62_601), { kind: 'payBack', cents: 954_000, everything: true }],
    ['below the threshold there is no figure', later(15_649), { kind: 'notSimple', lowestIncome: 15_650 }],
    ['from above the limit to inside', later(62_600, 70_000), { kind: 'comesIn', cents: 808_800 }],
    ['from above the limit to above', later(80_000, 70_000), { kind: 'same' }],
  ])('%s', (_title, result, expected) => {
    expect(result).toEqual(expected)
  })

  it.each([
    [2025, false],
    [2026, true],
    [2027, true],
  ])('for %i having no limit is %s', (year, expected) => {
    expect(hasNoRepaymentLimit(year)).toBe(expected)
  })
})
