import type { MemberAnswers } from './member-answers.ts'

/** Roles of a person in the household; only one spouse counts, further ones become dependents. */
export const roles = ['primary', 'spouse', 'dependent'] as const

/** A person's role in the household. */
export type Role = (typeof roles)[number]

/** One person of the quote. */
export interface HouseholdMember extends MemberAnswers {
  readonly role: Role
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
