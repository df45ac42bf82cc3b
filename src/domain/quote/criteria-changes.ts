import { sameAnswers } from '#domain/household/member-answers.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { parseAnnualIncome } from '#domain/income/money-text.ts'

import type { QuoteCriteria } from './criteria.ts'
import { confirmedCounty, draftMembers, type QuoteDraft } from './draft.ts'

function sameMember(a: HouseholdMember, b: HouseholdMember | undefined): boolean {
  return a.role === b?.role && a.isApplyingForCoverage === b.isApplyingForCoverage && sameAnswers(a, b)
}

/** Whether the wizard's answers still lead to a search. Answers of people who do not apply don't count in either. */
export function leadsTo(draft: QuoteDraft, criteria: QuoteCriteria): boolean {
  const county = confirmedCounty(draft.location)
  const members = draftMembers(draft)
  return (
    county?.fips === criteria.countyFips &&
    county.zipCode === criteria.zipCode &&
    parseAnnualIncome(draft.income.annualIncome) === criteria.income &&
    members.length === criteria.householdMembers.length &&
    criteria.householdMembers.every((member) => {
      const { role, isApplyingForCoverage } = member
      const matches = (all: readonly HouseholdMember[]) =>
        all.filter(
          (one) =>
            one.role === role &&
            one.isApplyingForCoverage === isApplyingForCoverage &&
            (!isApplyingForCoverage || sameAnswers(one, member)),
        ).length
      return matches(members) === matches(criteria.householdMembers)
    })
  )
}

/** Whether two searches are the same. Going back and forward then keeps the view of the list. */
export function sameCriteria(a: QuoteCriteria, b: QuoteCriteria): boolean {
  return (
    a.planYear === b.planYear &&
    a.countyFips === b.countyFips &&
    a.zipCode === b.zipCode &&
    a.primaryApplicantIncome === b.primaryApplicantIncome &&
    a.spouseIncome === b.spouseIncome &&
    a.income === b.income &&
    a.forceZeroSubsidy === b.forceZeroSubsidy &&
    a.householdMembers.length === b.householdMembers.length &&
    a.householdMembers.every((member, index) => sameMember(member, b.householdMembers[index]))
  )
}
