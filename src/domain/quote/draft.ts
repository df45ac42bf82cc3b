import type { County } from '#domain/geo/county.ts'
import { countyOutcome, isZip } from '#domain/geo/location-outcome.ts'
import { eachOf } from '#domain/flow/each-of.ts'
import { parseCount } from '#domain/household/age.ts'
import { applicantConfiguration } from '#domain/household/applicant-configuration.ts'
import {
  type DraftAnswers,
  memberAnswerNames,
  memberAnswers,
  ofDraft,
  readMember,
  type TypedAnswers,
} from '#domain/household/member-answers.ts'
import type { ApplicantConfiguration, HouseholdMember } from '#domain/household/member.ts'
import type { EstimatorDraft } from '#domain/income/estimator.ts'
import { householdMembers } from '#domain/household/members.ts'
import {
  asksForExtraDependents,
  householdSize,
  scenarioSets,
  type ScenarioId,
} from '#domain/household/tax-household.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

/** Wizard step 1: the ZIP as typed, the counties of its lookup, and the county chosen among several. */
export interface LocationDraft {
  readonly zip: string
  /** Counties of the verified ZIP; empty until it is verified. */
  readonly counties: readonly County[]
  readonly countyFips: string | null
}

/** Wizard step 2, as typed. Answers stay when a box is unchecked or a count shrinks, so no input is lost. */
export interface HouseholdDraft extends DraftAnswers {
  readonly self: boolean
  readonly spouse: boolean
  readonly dependents: boolean
  readonly dependentCount: string
}

/** A person of step 2: an adult by role, or a dependent, counted from 0. */
export type AskedPerson = 'primary' | 'spouse' | number

/** Wizard step 3: the chosen scenarios, including those of earlier combinations, and the numbers typed beside them. */
export interface TaxHouseholdDraft {
  readonly selected: readonly ScenarioId[]
  readonly counts: Readonly<Partial<Record<ScenarioId, string>>>
}

/** Wizard step 4: the income as typed and, when it comes from the estimator, each person's part in whole dollars. */
export interface IncomeDraft {
  readonly annualIncome: string
  readonly primaryAnnualIncome: number | null
  readonly spouseAnnualIncome: number | null
  /** The income before the low-income dialog raised it, in whole dollars a year; absent for any other income. */
  readonly toldIncome?: number | undefined
}

/** Wizard step 5: null until answered. */
export interface CoverageDraft {
  readonly hasMarketplaceCoverage: boolean | null
}

/** The facts that the poverty check between steps 4 and 5 depends on. */
export interface IncomeFacts {
  readonly planYear: PlanYear
  readonly state: string
  readonly householdSize: number
  /** Whole dollars a year. */
  readonly annualIncome: number
}

/** A household that passed the poverty check. */
export interface PassedIncome extends IncomeFacts {
  /**
   * The income of the state's threshold in whole dollars a year, when the income is below it and no dialog stops the
   * flow.
   */
  readonly minimumIncome?: number | undefined
}

/** All input of the wizard, unparsed. */
export interface QuoteDraft {
  readonly location: LocationDraft
  readonly household: HouseholdDraft
  readonly taxHousehold: TaxHouseholdDraft
  readonly income: IncomeDraft
  readonly coverage: CoverageDraft
  /** The input of step 4's income estimator; null until it is opened. */
  readonly estimator: EstimatorDraft | null
  /** The input of the estimate that was used last: later input that is not used leaves it as it is. */
  readonly usedEstimator: EstimatorDraft | null
  /** The household that passed the poverty check; null until one did. */
  readonly incomeCheck: PassedIncome | null
}

/** The empty wizard. */
export const emptyDraft: QuoteDraft = {
  location: { zip: '', counties: [], countyFips: null },
  household: {
    ...ofDraft('', []),
    self: false,
    spouse: false,
    dependents: false,
    dependentCount: '',
  },
  taxHousehold: { selected: [], counts: {} },
  income: { annualIncome: '', primaryAnnualIncome: null, spouseAnnualIncome: null },
  coverage: { hasMarketplaceCoverage: null },
  estimator: null,
  usedEstimator: null,
  incomeCheck: null,
}

/**
 * Returns the location after typing. Only spaces around five digits are removed; any change undoes the verification
 * (Q-12).
 */
export function zipTyped(location: LocationDraft, text: string): LocationDraft {
  const zip = isZip(text.trim()) ? text.trim() : text
  return zip === location.zip ? location : { zip, counties: [], countyFips: null }
}

/**
 * Returns the location after a lookup of its ZIP. A single county is chosen at once. Among several, the county chosen
 * or searched with before (`saved`) stays if the ZIP is the same; otherwise the visitor must choose (P-52).
 */
export function countiesFound(
  location: LocationDraft,
  counties: readonly County[],
  saved: County | null = null,
): LocationDraft {
  const before = location.countyFips ?? (saved?.zipCode === location.zip ? saved.fips : null)
  const only = counties.length === 1 ? counties[0] : undefined
  const kept = counties.find((county) => county.fips === before)
  return { ...location, counties, countyFips: (only ?? kept)?.fips ?? null }
}

/** Returns the location's county, in any state; null until one is chosen. */
export function chosenCounty(location: LocationDraft): County | null {
  if (!isZip(location.zip)) return null
  return location.counties.find((county) => county.fips === location.countyFips) ?? null
}

/** Returns the county to quote in: chosen, and not in a state with its own marketplace. */
export function confirmedCounty(location: LocationDraft): County | null {
  const county = chosenCounty(location)
  return county && countyOutcome(county).kind === 'confirmed' ? county : null
}

/** Returns the number of dependents who apply; 0 until it is answered. */
export function applyingDependents(household: HouseholdDraft): number {
  return household.dependents ? (parseCount(household.dependentCount) ?? 0) : 0
}

/** Returns what is typed of one person. */
export function typedOf(household: HouseholdDraft, person: AskedPerson): TypedAnswers {
  return eachOf<TypedAnswers>(memberAnswerNames, (name) => {
    const { draft } = memberAnswers[name]
    return typeof person === 'number' ? (household[draft.dependents][person] ?? '') : household[draft[person]]
  })
}

/** Returns what to show of each dependent; answers beyond the count are kept until it grows again. */
export function dependentsShown(household: HouseholdDraft): readonly TypedAnswers[] {
  return Array.from({ length: applyingDependents(household) }, (_, index) => typedOf(household, index))
}

/** Returns the combination of people who apply. */
export function configurationOf(household: HouseholdDraft): ApplicantConfiguration {
  return applicantConfiguration(household)
}

/** Returns the number of dependents who do not apply, if the chosen answer counts them; an empty box counts none. */
export function extraDependents(draft: Pick<QuoteDraft, 'household' | 'taxHousehold'>): number {
  const configuration = configurationOf(draft.household)
  const { selected, counts } = draft.taxHousehold
  if (!asksForExtraDependents(configuration, selected)) return 0
  return parseCount(counts[scenarioSets[configuration].counting] ?? '') ?? 0
}

/** Returns the number of people in the draft's tax household. */
export function draftHouseholdSize(draft: Pick<QuoteDraft, 'household' | 'taxHousehold'>): number {
  return householdSize({
    configuration: configurationOf(draft.household),
    scenarios: draft.taxHousehold.selected,
    applyingDependents: applyingDependents(draft.household),
    extraDependents: extraDependents(draft),
  })
}

/** Returns every person of the draft's tax household; an unreadable answer is unknown. */
export function draftMembers(draft: Pick<QuoteDraft, 'household' | 'taxHousehold'>): readonly HouseholdMember[] {
  const { household, taxHousehold } = draft
  return householdMembers({
    configuration: configurationOf(household),
    primary: readMember(typedOf(household, 'primary')),
    spouse: readMember(typedOf(household, 'spouse')),
    dependents: dependentsShown(household).map(readMember),
    scenarios: taxHousehold.selected,
    extraDependents: extraDependents(draft),
  })
}
