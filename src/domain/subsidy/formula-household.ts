import type { HouseholdMember } from '#domain/household/member.ts'

import { creditAtIncomeCents, type CreditHousehold } from './credit-at-income.ts'
import type { PersonEstimate } from './person-estimate.ts'

/** The formula's whole dollars and the service's percentage in hundredths differ by less than this from the shown credit. */
const roundingCents = 200

/**
 * Whether the service's own estimate leaves an applicant with Medicaid or CHIP out of the credit, or says nothing of the
 * people: at another income it may count them. The people are in the order of the members.
 */
export function leavesApplicantOut(
  members: readonly HouseholdMember[],
  people: readonly PersonEstimate[] | undefined,
): boolean {
  return (
    people === undefined ||
    members.some(({ isApplyingForCoverage }, at) => isApplyingForCoverage && people[at]?.isMedicaidChip)
  )
}

/**
 * Whether the formula gives the credit that is shown for an income, up to rounding. One that gives another would
 * contradict it at every other income.
 */
export function givesShownCredit(household: CreditHousehold, annualIncome: number, shownCents: number): boolean {
  return Math.abs(creditAtIncomeCents(annualIncome, household) - shownCents) < roundingCents
}
