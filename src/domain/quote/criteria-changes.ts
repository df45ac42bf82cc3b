import { whoApplies, applicantConfiguration } from '#domain/household/applicant-configuration.ts'
import type { HouseholdMember } from '#domain/household/member.ts'

import type { QuoteCriteria } from './criteria.ts'

function sameMember(a: HouseholdMember, b: HouseholdMember | undefined): boolean {
  return a.role === b?.role && a.age === b.age && a.isApplyingForCoverage === b.isApplyingForCoverage
}

/** Whether two searches ask for the same: then going back and on again keeps the view of the list. */
export function sameCriteria(a: QuoteCriteria, b: QuoteCriteria): boolean {
  return (
    a.county.fips === b.county.fips &&
    a.county.zipCode === b.county.zipCode &&
    a.householdSize === b.householdSize &&
    a.primaryAnnualIncome === b.primaryAnnualIncome &&
    a.spouseAnnualIncome === b.spouseAnnualIncome &&
    a.annualIncome === b.annualIncome &&
    a.forceZeroSubsidy === b.forceZeroSubsidy &&
    a.members.length === b.members.length &&
    a.members.every((member, index) => sameMember(member, b.members[index]))
  )
}

/** The criteria with other members: who applies and the size of the household follow from them. */
export function withMembers(criteria: QuoteCriteria, members: readonly HouseholdMember[]): QuoteCriteria {
  return {
    ...criteria,
    members,
    applicantConfiguration: applicantConfiguration(whoApplies(members)),
    householdSize: members.length,
  }
}
