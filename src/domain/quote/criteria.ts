import type { County } from '#domain/geo/county.ts'
import { applicantConfiguration, whoApplies } from '#domain/household/applicant-configuration.ts'
import type { ApplicantConfiguration, HouseholdMember } from '#domain/household/member.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/** The location of a search. */
interface SearchPlace {
  readonly zipCode: string
  readonly countyFips: string
  readonly countyName: string
  readonly stateAbbreviation: string
}

/** The household of a search. All fields follow from the members. */
interface SearchedHousehold {
  /** Everyone in the tax household, applying or not; their number is its size. */
  readonly householdMembers: readonly HouseholdMember[]
  readonly applicantConfiguration: ApplicantConfiguration
  readonly isFilerApplying: boolean
  /** Null when the primary person does not apply. */
  readonly primaryApplicantAge: number | null
  /** Always empty: the form does not ask for the age of a dependent who does not apply. */
  readonly additionalNonApplyingDependentAges: readonly []
}

/**
 * The submitted search payload under the names of Q-5: everything a plan search needs, complete and valid. Incomes are
 * whole dollars a year.
 */
export interface QuoteCriteria extends SearchPlace, SearchedHousehold {
  /** The year of the plans: of each call, table, text and link of this search. */
  readonly planYear: PlanYear
  readonly income: number
  readonly primaryApplicantIncome: number
  readonly spouseIncome: number
  readonly forceZeroSubsidy: boolean
}

/** Returns the payload's part about the county. */
export function placeOf({ zipCode, fips, name, state }: County): SearchPlace {
  return { zipCode, countyFips: fips, countyName: name, stateAbbreviation: state }
}

/** Returns the county of a search. */
export function countyOf({ zipCode, countyFips, countyName, stateAbbreviation }: SearchPlace): County {
  return { zipCode, fips: countyFips, name: countyName, state: stateAbbreviation }
}

/** Returns the payload's part about the members of the tax household. */
export function householdOf(members: readonly HouseholdMember[]): SearchedHousehold {
  const applying = whoApplies(members)
  const primary = members.find(({ role }) => role === 'primary')
  return {
    householdMembers: members,
    applicantConfiguration: applicantConfiguration(applying),
    isFilerApplying: applying.self,
    primaryApplicantAge: primary?.isApplyingForCoverage ? primary.age : null,
    additionalNonApplyingDependentAges: [],
  }
}
