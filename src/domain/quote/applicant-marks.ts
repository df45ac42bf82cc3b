import { parseAge } from '#domain/household/age.ts'
import type { Role } from '#domain/household/member.ts'
import { medicareAt } from '#domain/subsidy/no-credit-reasons.ts'

import { type AskedPerson, dependentsShown, type HouseholdDraft } from './draft.ts'

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

/** A person who applies and is 64 or older, and from when Medicare is probable. */
export interface NearMedicare {
  readonly person: AskedPerson
  readonly from: 'start' | 'later'
}

/** Returns everyone who applies and is near Medicare by the typed age, in the order asked. */
export function nearMedicare(household: HouseholdDraft): readonly NearMedicare[] {
  const { self, selfAge, spouse, spouseAge, dependents } = household
  const typed: readonly (readonly [AskedPerson, string])[] = [
    ...(self ? [['primary', selfAge] as const] : []),
    ...(spouse ? [['spouse', spouseAge] as const] : []),
    ...(dependents ? dependentsShown(household).map(({ age }, at) => [at, age] as const) : []),
  ]
  return typed.flatMap(([person, age]) => {
    const from = medicareAt(parseAge(age))
    return from === null ? [] : [{ person, from }]
  })
}

/** Whether a person's age is known and valid. */
export function isComplete({ mark }: MarkedApplicant): boolean {
  return mark === 'adult' || mark === 'child'
}
