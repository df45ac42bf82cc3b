import { spouseApplies } from '#domain/household/applicant-configuration.ts'
import {
  type DraftAnswers,
  memberAnswerNames,
  memberAnswers,
  missingAnswers,
  typedMember,
} from '#domain/household/member-answers.ts'
import type { HouseholdMember, Role } from '#domain/household/member.ts'
import { scenarioSets, type ScenarioId, spouseScenarios } from '#domain/household/tax-household.ts'

import { countyOf, type QuoteCriteria } from './criteria.ts'
import type { HouseholdDraft, QuoteDraft, TaxHouseholdDraft } from './draft.ts'
import { factsOfCriteria } from './income-check.ts'

/** Returns the draft's texts of an adult. A required answer that is missing in the search is left out. */
function adultAnswers(role: 'primary' | 'spouse', adult: HouseholdMember | undefined): Partial<DraftAnswers> {
  if (!adult) return {}
  const typed = typedMember(adult)
  const missing = new Set(missingAnswers(adult).map(({ name }) => name))
  const names = memberAnswerNames.filter((name) => !missing.has(name))
  return Object.fromEntries(names.map((name) => [memberAnswers[name].draft[role], typed[name]]))
}

function dependentAnswers(dependents: readonly HouseholdMember[]): Partial<DraftAnswers> {
  const typed = dependents.map(typedMember)
  return Object.fromEntries(
    memberAnswerNames.map((name) => [memberAnswers[name].draft.dependents, typed.map((one) => one[name])]),
  )
}

type Household = Pick<QuoteCriteria, 'householdMembers' | 'applicantConfiguration'>

function householdDraft({ householdMembers: members }: Household, before: HouseholdDraft): HouseholdDraft {
  const applying = (role: Role) => {
    const first = members.find((member) => member.role === role)
    return first?.isApplyingForCoverage ? first : undefined
  }
  const dependents = members.filter(({ role, isApplyingForCoverage }) => role === 'dependent' && isApplyingForCoverage)
  const hasDependents = dependents.length > 0
  const [primary, spouse] = [applying('primary'), applying('spouse')]
  return {
    ...before,
    ...adultAnswers('primary', primary),
    ...adultAnswers('spouse', spouse),
    ...(hasDependents && dependentAnswers(dependents)),
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
