import { describe, expect, it } from 'vitest'

import { states } from '#domain/geo/states.ts'
import { adultMedicaidPercent, lawfulCreditPercent, lowIncomeHelp } from '#domain/poverty/adult-medicaid.ts'
import { thresholdFor } from '#domain/poverty/threshold.ts'
import { planYears } from '#domain/years/plan-years.ts'

const gapStates = ['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WY']

// Proves Q-148.
describe.each(planYears)('the limits of adults in %i', (year) => {
  it('are none in the gap states, 100 percent in Wisconsin, and 138 elsewhere', () => {
    for (const { abbr } of states) {
      const limit = gapStates.includes(abbr) ? null : abbr === 'WI' ? 100 : 138
      expect([abbr, adultMedicaidPercent(abbr, year)]).toEqual([abbr, limit])
      expect(lawfulCreditPercent(abbr, year)).toBe(limit ?? 100)
    }
  })

  it('are there in each state at 133 percent of the product', () => {
    for (const { abbr } of states)
      if (thresholdFor(abbr) === 133) expect([abbr, adultMedicaidPercent(abbr, year)]).not.toEqual([abbr, null])
  })

  it('differ from the product’s threshold, which stays', () => {
    expect(['AK', 'HI', 'IN', 'WI', 'FL'].map((abbr) => [thresholdFor(abbr), lawfulCreditPercent(abbr, year)])).toEqual(
      [
        [100, 138],
        [100, 138],
        [133, 138],
        [133, 100],
        [100, 100],
      ],
    )
  })
})

const applicant = (age: number) => ({ role: 'primary', age, isApplyingForCoverage: true }) as const
const adult = [applicant(40)]
const parent = [applicant(40), applicant(8)]
const children = [{ role: 'primary', age: null, isApplyingForCoverage: false } as const, applicant(8)]

// Proves Q-149.
describe('a low income', () => {
  it.each([
    ['FL', 60, adult, 'gap', false],
    ['TX', 99.99, parent, 'gap', true],
    ['TX', 100, adult, 'credit', false],
    ['TX', 60, children, null, true],
    ['AK', 120, adult, 'medicaid', false],
    ['AK', 138, parent, 'medicaid', true],
    ['AK', 138.01, parent, 'credit', false],
    ['IN', 135, adult, 'medicaid', false],
    ['WI', 100, adult, 'medicaid', false],
    ['WI', 120, adult, 'credit', false],
    ['FL', 60, [applicant(70)], null, false],
    ['FL', null, parent, null, false],
  ] as const)('in %s at %s percent', (stateAbbr, fplPercent, members, adults, hasChildrenInMedicaid) => {
    expect(lowIncomeHelp({ stateAbbr, year: 2027, fplPercent, members })).toEqual({ adults, hasChildrenInMedicaid })
  })

  it('never promises Medicaid to an adult in a state without it', () => {
    for (const year of planYears)
      for (const stateAbbr of gapStates)
        for (let fplPercent = 0; fplPercent < 410; fplPercent += 1)
          expect(lowIncomeHelp({ stateAbbr, year, fplPercent, members: parent }).adults).not.toBe('medicaid')
  })
})
