import type { HouseholdMember } from '#domain/household/member.ts'

import { creditAtIncomeCents, type CreditHousehold } from './credit-at-income.ts'
import type { PersonEstimate } from './person-estimate.ts'

/**
 * A difference below this, in cents, comes from rounding: the formula gives whole dollars, and the service's percentage
 * has two decimals.
 */
const roundingCents = 200

/**
 * Whether the service's own estimate leaves an applicant out of the credit because of Medicaid or CHIP, or lists no
 * people. At another income the service may count them. The people are in the order of the members.
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
 * Whether the formula gives the credit that is shown for an income, up to rounding. Otherwise its credits at other
 * incomes would contradict the shown one.
 */
export function givesShownCredit(household: CreditHousehold, annualIncome: number, shownCents: number): boolean {
  return Math.abs(creditAtIncomeCents(annualIncome, household) - shownCents) < roundingCents
}
