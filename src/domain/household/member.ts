/** Place of a person in the household; only one spouse counts, further ones become dependents. */
export type Role = 'primary' | 'spouse' | 'dependent'

/** One person of the quote. Age is null only while unknown: for people who do not apply. */
export interface HouseholdMember {
  readonly role: Role
  readonly age: number | null
  readonly isApplyingForCoverage: boolean
}

/** Who applies, as one of seven combinations. */
export type ApplicantConfiguration =
  | 'self'
  | 'spouse'
  | 'self_and_spouse'
  | 'self_and_dependents'
  | 'spouse_and_dependents'
  | 'family'
  | 'dependents_only'
