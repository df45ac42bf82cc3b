import { parseAge } from '#domain/household/age.ts'
import type { Role } from '#domain/household/member.ts'

import { dependentsShown, type HouseholdDraft } from './draft.ts'

/** The icon of a person in wizard step 2: by age once it is known, otherwise pending or invalid. */
export type ApplicantMark = 'adult' | 'child' | 'pending' | 'invalid'

/** One applying person, as shown in the summary below the fields. */
export interface MarkedApplicant {
  readonly role: Role
  readonly mark: ApplicantMark
}

/** The age from which a person gets the adult icon. No rule depends on it. */
const adultAge = 18

function markOf(ageText: string): ApplicantMark {
  if (ageText.trim() === '') return 'pending'
  const age = parseAge(ageText)
  if (age === null) return 'invalid'
  return age < adultAge ? 'child' : 'adult'
}

/** Returns everyone who applies, in the order asked. Dependents without a number yet are one pending person. */
export function applicantMarks(household: HouseholdDraft): readonly MarkedApplicant[] {
  const marked: MarkedApplicant[] = []
  if (household.self) marked.push({ role: 'primary', mark: markOf(household.selfAge) })
  if (household.spouse) marked.push({ role: 'spouse', mark: markOf(household.spouseAge) })
  if (household.dependents) {
    const ages = dependentsShown(household).map(({ age }) => age)
    for (const age of ages.length > 0 ? ages : ['']) marked.push({ role: 'dependent', mark: markOf(age) })
  }
  return marked
}

/** Returns the ages of everyone who applies, as far as they are typed. */
export function applicantAges(household: HouseholdDraft): readonly (number | null)[] {
  const { self, selfAge, spouse, spouseAge, dependents } = household
  const typed = [
    ...(self ? [selfAge] : []),
    ...(spouse ? [spouseAge] : []),
    ...(dependents ? dependentsShown(household).map(({ age }) => age) : []),
  ]
  return typed.map(parseAge)
}

/** Whether a person's age is known and valid. */
export function isComplete({ mark }: MarkedApplicant): boolean {
  return mark === 'adult' || mark === 'child'
}
