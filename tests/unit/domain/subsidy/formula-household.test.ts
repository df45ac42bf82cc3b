import { expect, it } from 'vitest'

import { creditAtIncomeCents } from '#domain/subsidy/credit-at-income.ts'
import { givesShownCredit, leavesApplicantOut } from '#domain/subsidy/formula-household.ts'

const estimate = (isMedicaidChip: boolean) => ({ csr: null, isMedicaidChip, inCoverageGap: false })
const adult = { role: 'primary', age: 34, isApplyingForCoverage: true } as const
const child = { role: 'dependent', age: 7, isApplyingForCoverage: true } as const

// Proves.
it('an applicant who probably gets Medicaid or CHIP is left out of the credit', () => {
  expect(leavesApplicantOut([adult, child], [estimate(false), estimate(true)])).toBe(true)
  expect(
    leavesApplicantOut([adult, { ...child, isApplyingForCoverage: false }], [estimate(false), estimate(true)]),
  ).toBe(false)
  expect(leavesApplicantOut([adult, child], [estimate(false), estimate(false)])).toBe(false)
  expect(leavesApplicantOut([adult, child], undefined)).toBe(true)
})

it('the formula gives the shown credit, up to less than two dollars', () => {
  const household = { benchmarkCents: 50_000, stateAbbr: 'FL', householdSize: 1, year: 2026 } as const
  const credit = creditAtIncomeCents(40_000, household)
  for (const [difference, expected] of [
    [0, true],
    [199, true],
    [-199, true],
    [200, false],
    [-200, false],
  ] as const)
    expect(givesShownCredit(household, 40_000, credit + difference)).toBe(expected)
})
