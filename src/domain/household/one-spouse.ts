import type { HouseholdMember } from './member.ts'

/** Returns the members with one spouse at most: the first counts, the others become dependents. */
export function normaliseMembers(members: readonly HouseholdMember[]): readonly HouseholdMember[] {
  const firstSpouse = members.findIndex((member) => member.role === 'spouse')
  return members.map((member, index) =>
    member.role === 'spouse' && index !== firstSpouse ? { ...member, role: 'dependent' } : member,
  )
}
