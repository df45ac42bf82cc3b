import { spouseApplies } from './applicant-configuration.ts'
import type { ApplicantConfiguration } from './member.ts'

/** The 17 tax-household scenario values. */
export const scenarioIds = [
  'JustMe',
  'SelfOnlyFilingWithSpouse',
  'SelfOnlyClaimingDependents',
  'JustUsWithSpouseFiler',
  'SpouseOnlyClaimingDependents',
  'SpouseNotApplyingWithFilerAndDeps',
  'MoreDependentsNotApplyingWithFilerAndDeps',
  'NoOneElseWithFilerAndDeps',
  'SelfSpouseClaimingDependents',
  'SelfSpouseNoOneElse',
  'SelfDepsSpouseNotApplying',
  'SelfDepsAdditionalDependents',
  'SelfDepsNoOneElse',
  'SpouseDepsAdditionalDependents',
  'SpouseDepsNoOneElse',
  'FamilyLikeAdditionalDependents',
  'FamilyLikeNoOneElse',
] as const

/** One tax-household scenario. */
export type ScenarioId = (typeof scenarioIds)[number]

/** The question of wizard step 3 for one combination of applicants. */
export interface ScenarioSet {
  readonly choice: 'several' | 'one'
  readonly options: readonly ScenarioId[]
  /** The "nobody else" answer, which unchecks and disables the others; null when only one may be chosen anyway. */
  readonly exclusive: ScenarioId | null
  /** The answer that asks for the number of dependents who do not apply. */
  readonly counting: ScenarioId
}

/** The option sets in the order shown. */
export const scenarioSets: Readonly<Record<ApplicantConfiguration, ScenarioSet>> = {
  self: {
    choice: 'several',
    options: ['JustMe', 'SelfOnlyFilingWithSpouse', 'SelfOnlyClaimingDependents'],
    exclusive: 'JustMe',
    counting: 'SelfOnlyClaimingDependents',
  },
  spouse: {
    choice: 'one',
    options: ['JustUsWithSpouseFiler', 'SpouseOnlyClaimingDependents'],
    exclusive: null,
    counting: 'SpouseOnlyClaimingDependents',
  },
  self_and_spouse: {
    choice: 'one',
    options: ['SelfSpouseNoOneElse', 'SelfSpouseClaimingDependents'],
    exclusive: null,
    counting: 'SelfSpouseClaimingDependents',
  },
  self_and_dependents: {
    choice: 'several',
    options: ['SelfDepsNoOneElse', 'SelfDepsSpouseNotApplying', 'SelfDepsAdditionalDependents'],
    exclusive: 'SelfDepsNoOneElse',
    counting: 'SelfDepsAdditionalDependents',
  },
  spouse_and_dependents: {
    choice: 'one',
    options: ['SpouseDepsNoOneElse', 'SpouseDepsAdditionalDependents'],
    exclusive: null,
    counting: 'SpouseDepsAdditionalDependents',
  },
  family: {
    choice: 'one',
    options: ['FamilyLikeNoOneElse', 'FamilyLikeAdditionalDependents'],
    exclusive: null,
    counting: 'FamilyLikeAdditionalDependents',
  },
  dependents_only: {
    choice: 'several',
    options: [
      'NoOneElseWithFilerAndDeps',
      'SpouseNotApplyingWithFilerAndDeps',
      'MoreDependentsNotApplyingWithFilerAndDeps',
    ],
    exclusive: 'NoOneElseWithFilerAndDeps',
    counting: 'MoreDependentsNotApplyingWithFilerAndDeps',
  },
}

/** The answers that name a spouse who does not apply. */
export const spouseScenarios: ReadonlySet<ScenarioId> = new Set<ScenarioId>([
  'SelfOnlyFilingWithSpouse',
  'SelfDepsSpouseNotApplying',
  'SpouseNotApplyingWithFilerAndDeps',
])

/** Returns the chosen scenarios of the current question; answers to other questions are kept but do not count. */
export function scenariosFor(
  configuration: ApplicantConfiguration,
  selected: readonly ScenarioId[],
): readonly ScenarioId[] {
  return scenarioSets[configuration].options.filter((id) => selected.includes(id))
}

/** Whether the tax household has a spouse: applying, implied by the combination, or named by a scenario. */
export function hasSpouse(configuration: ApplicantConfiguration, selected: readonly ScenarioId[]): boolean {
  return spouseApplies(configuration) || scenariosFor(configuration, selected).some((id) => spouseScenarios.has(id))
}

/** Whether the chosen answer asks for a number of dependents who do not apply. */
export function asksForExtraDependents(
  configuration: ApplicantConfiguration,
  selected: readonly ScenarioId[],
): boolean {
  return selected.includes(scenarioSets[configuration].counting)
}

/** The facts that decide the size of the tax household. */
export interface TaxHousehold {
  readonly configuration: ApplicantConfiguration
  readonly scenarios: readonly ScenarioId[]
  readonly applyingDependents: number
  /** Dependents who do not apply; they count only when the counting scenario is chosen. */
  readonly extraDependents: number
}

/**
 * Returns the number of people in the tax household: the filer, always one, applying or not; a spouse; the
 * dependents who apply; the dependents who do not.
 */
export function householdSize({ configuration, scenarios, applyingDependents, extraDependents }: TaxHousehold): number {
  const spouse = hasSpouse(configuration, scenarios) ? 1 : 0
  const extra = asksForExtraDependents(configuration, scenarios) ? extraDependents : 0
  return 1 + spouse + applyingDependents + extra
}
