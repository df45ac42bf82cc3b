import { whoApplies, applicantConfiguration } from '#domain/household/applicant-configuration.ts'
import type { HouseholdMember } from '#domain/household/member.ts'

import { parseAnnualIncome } from '#domain/income/money-text.ts'

import type { QuoteCriteria } from './criteria.ts'
import { confirmedCounty, draftHouseholdSize, draftMembers, type QuoteDraft } from './draft.ts'

function sameMember(a: HouseholdMember, b: HouseholdMember | undefined): boolean {
  return a.role === b?.role && a.age === b.age && a.isApplyingForCoverage === b.isApplyingForCoverage
}

/** Whether the answers of the wizard still lead to a search. Ages of people who do not apply play no part in either. */
export function leadsTo(draft: QuoteDraft, criteria: QuoteCriteria): boolean {
  const county = confirmedCounty(draft.location)
  const members = draftMembers(draft)
  return (
    county?.fips === criteria.county.fips &&
    county.zipCode === criteria.county.zipCode &&
    parseAnnualIncome(draft.income.annualIncome) === criteria.annualIncome &&
    draftHouseholdSize(draft) === criteria.householdSize &&
    members.length === criteria.members.length &&
    criteria.members.every(({ role, age, isApplyingForCoverage }) => {
      const matches = (all: readonly HouseholdMember[]) =>
        all.filter(
          (one) =>
            one.role === role &&
            one.isApplyingForCoverage === isApplyingForCoverage &&
            (!isApplyingForCoverage || one.age === age),
        ).length
      return matches(members) === matches(criteria.members)
    })
  )
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
