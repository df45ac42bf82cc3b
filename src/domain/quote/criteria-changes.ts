import { sameAnswers } from '#domain/household/member-answers.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { parseAnnualIncome } from '#domain/income/money-text.ts'

import type { QuoteCriteria } from './criteria.ts'
import { confirmedCounty, draftMembers, type QuoteDraft } from './draft.ts'

function sameMember(a: HouseholdMember, b: HouseholdMember | undefined): boolean {
  return a.isApplyingForCoverage === b?.isApplyingForCoverage && sameAnswers(a, b)
}

const rolesOf = ({ householdMembers }: QuoteCriteria) => String(householdMembers.map(({ role }) => role))

/** Whether two searches have the same people in the tax household: as many, in the same roles. */
export function samePeople(a: QuoteCriteria, b: QuoteCriteria): boolean {
  return rolesOf(a) === rolesOf(b)
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

const comparedFields = [
  'planYear',
  'countyFips',
  'zipCode',
  'primaryApplicantIncome',
  'spouseIncome',
  'income',
  'forceZeroSubsidy',
] as const

/** Whether two searches are the same. Going back and forward then keeps the view of the list. */
export function sameCriteria(a: QuoteCriteria, b: QuoteCriteria): boolean {
  return (
    comparedFields.every((name) => a[name] === b[name]) &&
    samePeople(a, b) &&
    a.householdMembers.every((member, index) => sameMember(member, b.householdMembers[index]))
  )
}
