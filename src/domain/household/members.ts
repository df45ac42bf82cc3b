import { filerApplies, spouseApplies } from './applicant-configuration.ts'
import type { ApplicantConfiguration, HouseholdMember } from './member.ts'
import { asksForExtraDependents, hasSpouse, type ScenarioId } from './tax-household.ts'

/** The answers that list every person of the tax household; an unknown age is null. */
export interface HouseholdAnswers {
  readonly configuration: ApplicantConfiguration
  readonly primaryAge: number | null
  readonly spouseAge: number | null
  /** Ages of the dependents who apply. */
  readonly dependentAges: readonly (number | null)[]
  readonly scenarios: readonly ScenarioId[]
  /** Dependents who do not apply. */
  readonly extraDependents: number
}

/**
 * Returns every person of the tax household: the filer, the spouse, then the dependents. Applying people have their
 * ages, the others none. There are always as many as `householdSize` returns.
 */
export function householdMembers(answers: HouseholdAnswers): readonly HouseholdMember[] {
  const { configuration, scenarios } = answers
  const person = (role: HouseholdMember['role'], age: number | null, applies: boolean): HouseholdMember => ({
    role,
    age: applies ? age : null,
    isApplyingForCoverage: applies,
  })
  const members = [person('primary', answers.primaryAge, filerApplies(configuration))]
  if (hasSpouse(configuration, scenarios))
    members.push(person('spouse', answers.spouseAge, spouseApplies(configuration)))
  for (const age of answers.dependentAges) members.push(person('dependent', age, true))
  if (asksForExtraDependents(configuration, scenarios))
    for (let extra = 0; extra < answers.extraDependents; extra += 1) members.push(person('dependent', null, false))
  return members
}

/** Returns the members with one spouse at most: the first counts, the others become dependents. */
export function normaliseMembers(members: readonly HouseholdMember[]): readonly HouseholdMember[] {
  const firstSpouse = members.findIndex((member) => member.role === 'spouse')
  return members.map((member, index) =>
    member.role === 'spouse' && index !== firstSpouse ? { ...member, role: 'dependent' } : member,
  )
}

/** Returns how many people apply for coverage. */
export function applyingCount(members: readonly HouseholdMember[]): number {
  return members.filter((member) => member.isApplyingForCoverage).length
}
