import type { ApplicationMember } from './application.ts'
import { type Relationship, relationships } from './answer-choices.ts'

const adultAge = 18

/** The only relationships offered for a minor (F-30, F-98). */
const ofMinors: readonly Relationship[] = ['son', 'daughter', 'otherRelative']

/** Whether the person is a minor in the quote (F-30). A person of unknown age is not. */
export function isQuotedMinor({ quotedAge }: ApplicationMember): boolean {
  return quotedAge !== null && quotedAge < adultAge
}

/** Returns the relationships that are offered for a dependent; a saved one is always among them (F-28, F-30). */
export function offeredRelationships(member: ApplicationMember): readonly Relationship[] {
  const { relationship } = member
  if (!isQuotedMinor(member)) return relationships
  return relationship === '' || ofMinors.includes(relationship) ? ofMinors : [...ofMinors, relationship]
}
