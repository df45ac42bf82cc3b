import type { County } from '#domain/geo/county.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { householdOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { emptyDraft, type HouseholdDraft, type QuoteDraft } from '#domain/quote/draft.ts'

export const miamiDade: County = { fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' }
export const monroe: County = { fips: '12087', name: 'Monroe County', state: 'FL', zipCode: '33133' }
export const kynectCounty: County = { fips: '21145', name: 'McCracken County', state: 'KY', zipCode: '42003' }

/** Step 2 with only the given answers. */
export function household(change: Partial<HouseholdDraft>): HouseholdDraft {
  return { ...emptyDraft.household, ...change }
}

/** A finished draft: a couple of 35 and 34 with a child of 6, in Miami, with $42,000. */
export const familyDraft: QuoteDraft = {
  location: { zip: '33133', counties: [miamiDade], countyFips: '12086' },
  household: household({
    self: true,
    selfAge: '35',
    spouse: true,
    spouseAge: '34',
    dependents: true,
    dependentCount: '1',
    dependentAges: ['6'],
  }),
  taxHousehold: { selected: ['FamilyLikeNoOneElse'], counts: {} },
  income: { annualIncome: '42,000', primaryAnnualIncome: null, spouseAnnualIncome: null },
  coverage: { hasMarketplaceCoverage: false },
  estimator: null,
  usedEstimator: null,
  incomeCheck: { planYear: 2026, state: 'FL', householdSize: 3, annualIncome: 42000 },
}

/** The search of `familyDraft`. */
export const familyCriteria: QuoteCriteria = {
  planYear: 2026,
  zipCode: '33133',
  countyFips: '12086',
  countyName: 'Miami-Dade County',
  stateAbbreviation: 'FL',
  householdMembers: [
    { role: 'primary', age: 35, isApplyingForCoverage: true },
    { role: 'spouse', age: 34, isApplyingForCoverage: true },
    { role: 'dependent', age: 6, isApplyingForCoverage: true },
  ],
  applicantConfiguration: 'family',
  isFilerApplying: true,
  primaryApplicantAge: 35,
  additionalNonApplyingDependentAges: [],
  income: 42000,
  primaryApplicantIncome: 42000,
  spouseIncome: 0,
  forceZeroSubsidy: false,
}

/** A search for other members. */
export function withMembers(criteria: QuoteCriteria, members: readonly HouseholdMember[]): QuoteCriteria {
  return { ...criteria, ...householdOf(members) }
}
