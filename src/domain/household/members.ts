import { filerApplies, spouseApplies } from './applicant-configuration.ts'
import { type MemberAnswers, notAsked } from './member-answers.ts'
import type { ApplicantConfiguration, HouseholdMember } from './member.ts'
import { asksForExtraDependents, hasSpouse, type ScenarioId } from './tax-household.ts'

/** The answers that list every person of the tax household. */
export interface HouseholdAnswers {
  readonly configuration: ApplicantConfiguration
  readonly primary: MemberAnswers
  readonly spouse: MemberAnswers
  /** The dependents who apply. */
  readonly dependents: readonly MemberAnswers[]
  readonly scenarios: readonly ScenarioId[]
  /** Dependents who do not apply. */
  readonly extraDependents: number
}

/**
 * Returns every person of the tax household: the filer, the spouse, then the dependents. Applying people have their
 * answers, the others none. There are always as many as `householdSize` returns.
 */
export function householdMembers(answers: HouseholdAnswers): readonly HouseholdMember[] {
  const { configuration, scenarios } = answers
  const person = (role: HouseholdMember['role'], given: MemberAnswers, applies: boolean): HouseholdMember => ({
    role,
    ...(applies ? given : notAsked),
    isApplyingForCoverage: applies,
  })
  const members = [person('primary', answers.primary, filerApplies(configuration))]
  if (hasSpouse(configuration, scenarios)) members.push(person('spouse', answers.spouse, spouseApplies(configuration)))
  for (const dependent of answers.dependents) members.push(person('dependent', dependent, true))
  if (asksForExtraDependents(configuration, scenarios))
    for (let extra = 0; extra < answers.extraDependents; extra += 1) members.push(person('dependent', notAsked, false))
  return members
}

/** Returns how many people apply for coverage. */
export function applyingCount(members: readonly HouseholdMember[]): number {
  return members.filter((member) => member.isApplyingForCoverage).length
}
