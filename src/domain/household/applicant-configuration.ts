import type { ApplicantConfiguration, HouseholdMember } from './member.ts'

/** Who needs coverage, according to the three checkboxes of wizard step 2. */
export interface WhoApplies {
  readonly self: boolean
  readonly spouse: boolean
  readonly dependents: boolean
}

/** Returns the combination of people who apply. No one counts as `self`, the default. */
export function applicantConfiguration({ self, spouse, dependents }: WhoApplies): ApplicantConfiguration {
  if (dependents) {
    if (self && spouse) return 'family'
    if (self) return 'self_and_dependents'
    return spouse ? 'spouse_and_dependents' : 'dependents_only'
  }
  if (spouse) return self ? 'self_and_spouse' : 'spouse'
  return 'self'
}

/** Returns who applies among the members, for the results editor, which edits members one by one. */
export function whoApplies(members: readonly HouseholdMember[]): WhoApplies {
  const applies = (role: HouseholdMember['role']) =>
    members.some((member) => member.role === role && member.isApplyingForCoverage)
  return { self: applies('primary'), spouse: applies('spouse'), dependents: applies('dependent') }
}

/** Whether the spouse applies in this combination, and so belongs to the tax household for certain. */
export function spouseApplies(configuration: ApplicantConfiguration): boolean {
  return (
    configuration === 'spouse' ||
    configuration === 'self_and_spouse' ||
    configuration === 'spouse_and_dependents' ||
    configuration === 'family'
  )
}

/** Whether the tax filer, the primary person, applies for coverage (`isFilerApplying`, Q-23). */
export function filerApplies(configuration: ApplicantConfiguration): boolean {
  return (
    configuration === 'self' ||
    configuration === 'self_and_spouse' ||
    configuration === 'self_and_dependents' ||
    configuration === 'family'
  )
}
