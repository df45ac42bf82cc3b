import type { County } from '#domain/geo/county.ts'
import type { ApplicantConfiguration, HouseholdMember } from '#domain/household/member.ts'

/**
 * Everything a plan search needs, decided and valid: the submitted search payload of spec 1 §3.
 * Incomes are whole dollars a year; `householdSize` counts the tax household, not only who applies.
 */
export interface QuoteCriteria {
  readonly county: County
  readonly applicantConfiguration: ApplicantConfiguration
  readonly members: readonly HouseholdMember[]
  readonly householdSize: number
  readonly annualIncome: number
  readonly primaryAnnualIncome: number
  readonly spouseAnnualIncome: number
  readonly forceZeroSubsidy: boolean
}
