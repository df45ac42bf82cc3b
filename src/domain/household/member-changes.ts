import { maximumAge } from './age.ts'
import type { HouseholdMember } from './member.ts'
import { applyingCount } from './members.ts'

/**
 * Returns the members when the youngest person who applies no longer does; null when only one does. Of several of
 * the same age it is the last.
 */
export function withoutYoungestApplicant(members: readonly HouseholdMember[]): readonly HouseholdMember[] | null {
  if (applyingCount(members) < 2) return null
  const youngest = members.reduce((found, { age, isApplyingForCoverage }, at) => {
    if (!isApplyingForCoverage) return found
    const before = members[found]
    const isYounger = !before?.isApplyingForCoverage || (age ?? maximumAge) <= (before.age ?? maximumAge)
    return isYounger ? at : found
  }, 0)
  return members.map((member, at) => (at === youngest ? { ...member, isApplyingForCoverage: false } : member))
}

/** Returns the members with everyone who applies one year older, at most the highest age. */
export function oneYearOlder(members: readonly HouseholdMember[]): readonly HouseholdMember[] {
  return members.map((member) =>
    member.isApplyingForCoverage && member.age !== null
      ? { ...member, age: Math.min(maximumAge, member.age + 1) }
      : member,
  )
}
