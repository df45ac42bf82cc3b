/** Roles of a person in the household; only one spouse counts, further ones become dependents. */
export const roles = ['primary', 'spouse', 'dependent'] as const

/** A person's role in the household. */
export type Role = (typeof roles)[number]

/** One person of the quote. Age is null only when unknown: for people who do not apply. */
export interface HouseholdMember {
  readonly role: Role
  readonly age: number | null
  readonly isApplyingForCoverage: boolean
}

/** The seven combinations of people who apply. */
export const applicantConfigurations = [
  'self',
  'spouse',
  'self_and_spouse',
  'self_and_dependents',
  'spouse_and_dependents',
  'family',
  'dependents_only',
] as const

/** One of the combinations of people who apply. */
export type ApplicantConfiguration = (typeof applicantConfigurations)[number]
