import { spouseApplies } from '#domain/household/applicant-configuration.ts'
import { draftAnswers, typedMember } from '#domain/household/member-answers.ts'
import type { HouseholdMember, Role } from '#domain/household/member.ts'
import { scenarioSets, type ScenarioId, spouseScenarios } from '#domain/household/tax-household.ts'

import { countyOf, type QuoteCriteria } from './criteria.ts'
import type { HouseholdDraft, QuoteDraft, TaxHouseholdDraft } from './draft.ts'
import { factsOfCriteria } from './income-check.ts'

type Household = Pick<QuoteCriteria, 'householdMembers' | 'applicantConfiguration'>

function householdDraft({ householdMembers: members }: Household, before: HouseholdDraft): HouseholdDraft {
  const first = (role: Role) => members.find((member) => member.role === role)
  const dependents = members.filter(({ role, isApplyingForCoverage }) => role === 'dependent' && isApplyingForCoverage)
  const hasDependents = dependents.length > 0
  const applying = (member: HouseholdMember | undefined) =>
    member?.isApplyingForCoverage ? typedMember(member) : undefined
  const [primary, spouse] = [applying(first('primary')), applying(first('spouse'))]
  return {
    ...before,
    ...draftAnswers({ primary, spouse, dependents: hasDependents ? dependents.map(typedMember) : undefined }),
    self: primary !== undefined,
    spouse: spouse !== undefined,
    dependents: hasDependents,
    dependentCount: hasDependents ? String(dependents.length) : before.dependentCount,
  }
}

function taxHouseholdDraft(criteria: Household, before: TaxHouseholdDraft): TaxHouseholdDraft {
  const { applicantConfiguration: configuration, householdMembers: members } = criteria
  const { options, counting } = scenarioSets[configuration]
  const extra = members.filter(
    ({ role, isApplyingForCoverage }) => role === 'dependent' && !isApplyingForCoverage,
  ).length
  const namesSpouse = !spouseApplies(configuration) && members.some(({ role }) => role === 'spouse')
  const answers: ScenarioId[] = options.filter(
    (id) => (id === counting && extra > 0) || (spouseScenarios.has(id) && namesSpouse),
  )
  const nobodyElse = options.find((id) => id !== counting && !spouseScenarios.has(id))
  if (answers.length === 0 && nobodyElse) answers.push(nobodyElse)
  return {
    selected: [...before.selected.filter((id) => !options.includes(id)), ...answers],
    counts: extra > 0 ? { ...before.counts, [counting]: String(extra) } : before.counts,
  }
}

/** Returns the wizard's answers of steps 2 and 3 that lead to the members of a tax household. */
export function draftOfHousehold(
  household: Household,
  before: Pick<QuoteDraft, 'household' | 'taxHousehold'>,
): Pick<QuoteDraft, 'household' | 'taxHousehold'> {
  return {
    household: householdDraft(household, before.household),
    taxHousehold: taxHouseholdDraft(household, before.taxHousehold),
  }
}

/**
 * Returns the wizard's draft after the search was changed on the results page. Going back shows the last search, and
 * going forward repeats it. Answers missing in the search stay as typed.
 */
export function draftOfCriteria(criteria: QuoteCriteria, before: QuoteDraft): QuoteDraft {
  const county = countyOf(criteria)
  const sameZip = before.location.zip === county.zipCode
  const listed = sameZip && before.location.counties.some(({ fips }) => fips === county.fips)
  return {
    ...before,
    location: {
      zip: county.zipCode,
      counties: listed ? before.location.counties : [county],
      countyFips: county.fips,
    },
    ...draftOfHousehold(criteria, before),
    income: {
      annualIncome: String(criteria.income),
      primaryAnnualIncome: criteria.primaryApplicantIncome,
      spouseAnnualIncome: criteria.spouseIncome,
    },
    // The results request the same percentage and show the Medicaid notice themselves.
    incomeCheck: factsOfCriteria(criteria),
  }
}
