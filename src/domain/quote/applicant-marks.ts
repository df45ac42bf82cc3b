import { parseAge } from '#domain/household/age.ts'
import type { Role } from '#domain/household/member.ts'

import { dependentAgesShown, type HouseholdDraft } from './draft.ts'

/** How a person of wizard step 2 is drawn: by age once it is known, else as still to come or wrong. */
export type ApplicantMark = 'adult' | 'child' | 'pending' | 'invalid'

/** One person who applies, as the summary below the fields shows it. */
export interface MarkedApplicant {
  readonly role: Role
  readonly mark: ApplicantMark
}

/** The age from which a person is drawn as an adult; it decides nothing else. */
const adultAge = 18

function markOf(ageText: string): ApplicantMark {
  if (ageText.trim() === '') return 'pending'
  const age = parseAge(ageText)
  if (age === null) return 'invalid'
  return age < adultAge ? 'child' : 'adult'
}

/** Everybody who applies, in the order asked. Dependents whose number is not given yet stand as one who is pending. */
export function applicantMarks(household: HouseholdDraft): readonly MarkedApplicant[] {
  const marked: MarkedApplicant[] = []
  if (household.self) marked.push({ role: 'primary', mark: markOf(household.selfAge) })
  if (household.spouse) marked.push({ role: 'spouse', mark: markOf(household.spouseAge) })
  if (household.dependents) {
    const ages = dependentAgesShown(household)
    for (const age of ages.length > 0 ? ages : ['']) marked.push({ role: 'dependent', mark: markOf(age) })
  }
  return marked
}

/** Whether a person's age is known, so that nothing is left to complete. */
export function isComplete({ mark }: MarkedApplicant): boolean {
  return mark === 'adult' || mark === 'child'
}
