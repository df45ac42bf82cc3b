import { answersOf } from '#domain/household/answers-of.ts'
import { type MemberAnswers, notAsked } from '#domain/household/member-answers.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { normaliseMembers } from '#domain/household/one-spouse.ts'

import type { QuoteCriteria } from './criteria.ts'

/** Gender in the search and the partner link. */
export type SearchGender = 'male' | 'female'

/** One person of a plan search: the answers of those who apply, and an age for everybody. */
export interface SearchPerson extends MemberAnswers {
  readonly age: number
  readonly gender: SearchGender
  readonly aptcEligible: boolean
  readonly hasMec: boolean
}

/** The household of a plan search, independent of any wire format. */
export interface SearchHousehold {
  /** Whole dollars a year, never below 0. */
  readonly income: number
  readonly people: readonly SearchPerson[]
  readonly hasMarriedCouple: boolean
}

/** Age sent for people who do not apply. */
export const nonApplyingAge = 30

/** Age sent for a dependent who applies without one. */
const missingDependentAge = 1

/**
 * Returns the gender of each member by role: primary male, spouse female, dependents alternating from female.
 * The quote does not ask for gender, but the partner's page and the search require one.
 */
export function gendersByRole(members: readonly HouseholdMember[]): readonly SearchGender[] {
  let dependents = 0
  return members.map(({ role }) => {
    if (role === 'primary') return 'male'
    if (role === 'spouse') return 'female'
    dependents += 1
    return dependents % 2 === 1 ? 'female' : 'male'
  })
}

function searchAge({ role, age, isApplyingForCoverage }: HouseholdMember): number {
  if (!isApplyingForCoverage) return nonApplyingAge
  return age ?? (role === 'dependent' ? missingDependentAge : nonApplyingAge)
}

/**
 * Returns the household to search plans for: everyone in the tax household, those who apply eligible for the credit,
 * the others marked as covered elsewhere. Of several spouses the first counts.
 */
export function searchHousehold(criteria: Pick<QuoteCriteria, 'householdMembers' | 'income'>): SearchHousehold {
  const members = normaliseMembers(criteria.householdMembers)
  const genders = gendersByRole(members)
  return {
    income: Math.max(0, criteria.income),
    people: members.map((member, index) => ({
      ...(member.isApplyingForCoverage ? answersOf(member) : notAsked),
      age: searchAge(member),
      gender: genders[index] ?? 'female',
      aptcEligible: member.isApplyingForCoverage,
      hasMec: !member.isApplyingForCoverage,
    })),
    hasMarriedCouple: members.some(({ role }) => role === 'spouse'),
  }
}

/** Data that a search requires and may lack. */
export type SearchDatum = 'zip' | 'state' | 'county' | 'income' | 'members'

/** Returns the data missing for a search: ZIP, state, county, a numeric income and a member (P-2). */
export function missingSearchData(criteria: QuoteCriteria): readonly SearchDatum[] {
  const missing: SearchDatum[] = []
  if (!criteria.zipCode) missing.push('zip')
  if (!criteria.stateAbbreviation) missing.push('state')
  if (!criteria.countyFips) missing.push('county')
  if (!Number.isFinite(criteria.income)) missing.push('income')
  if (criteria.householdMembers.length === 0) missing.push('members')
  return missing
}
