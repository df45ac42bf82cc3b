import { describe, expect, it } from 'vitest'

import { applicantConfiguration, filerApplies, whoApplies } from '#domain/household/applicant-configuration.ts'
import type { ApplicantConfiguration } from '#domain/household/member.ts'
import { householdMembers } from '#domain/household/members.ts'
import { normaliseMembers } from '#domain/household/one-spouse.ts'
import { isScenarioDisabled, toggleScenario } from '#domain/household/scenario-choice.ts'
import { householdSize, scenarioIds, type ScenarioId, scenarioSets } from '#domain/household/tax-household.ts'

const configurations = Object.entries(scenarioSets).map(([id, set]) => ({ id: id as ApplicantConfiguration, set }))

// Proves Q-23.
describe('who applies', () => {
  it.each([
    [true, false, false, 'self'],
    [false, true, false, 'spouse'],
    [true, true, false, 'self_and_spouse'],
    [true, false, true, 'self_and_dependents'],
    [false, true, true, 'spouse_and_dependents'],
    [true, true, true, 'family'],
    [false, false, true, 'dependents_only'],
    [false, false, false, 'self'],
  ] as const)('self %s, spouse %s, dependents %s is %s', (self, spouse, dependents, expected) => {
    expect(applicantConfiguration({ self, spouse, dependents })).toBe(expected)
  })
})

// Proves Q-30.
describe('the scenario sets', () => {
  it('hold each of the 17 values once', () => {
    expect(configurations.flatMap(({ set }) => set.options).toSorted()).toEqual([...scenarioIds].toSorted())
    expect(scenarioIds).toHaveLength(17)
  })

  it.each(configurations)('$id counts dependents by one of its own options', ({ set }) => {
    expect(set.options).toContain(set.counting)
    if (set.exclusive) expect(set.options).toContain(set.exclusive)
    expect(set.exclusive !== null).toBe(set.choice === 'several')
  })
})

// Proves Q-31.
describe('choosing scenarios', () => {
  it('unchecks and disables the others when nobody else is chosen', () => {
    const selected = toggleScenario('self', ['SelfOnlyFilingWithSpouse', 'SelfOnlyClaimingDependents'], 'JustMe')
    expect(selected).toEqual(['JustMe'])
    expect(isScenarioDisabled('self', selected, 'SelfOnlyFilingWithSpouse')).toBe(true)
    expect(isScenarioDisabled('self', selected, 'JustMe')).toBe(false)
    expect(toggleScenario('self', selected, 'SelfOnlyFilingWithSpouse')).toBe(selected)
  })

  it('enables the others again when nobody else is unchecked', () => {
    const selected = toggleScenario('dependents_only', ['NoOneElseWithFilerAndDeps'], 'NoOneElseWithFilerAndDeps')
    expect(selected).toEqual([])
    expect(isScenarioDisabled('dependents_only', selected, 'SpouseNotApplyingWithFilerAndDeps')).toBe(false)
  })

  it('adds up several answers and takes them back one by one', () => {
    const one = toggleScenario('self_and_dependents', [], 'SelfDepsSpouseNotApplying')
    const two = toggleScenario('self_and_dependents', one, 'SelfDepsAdditionalDependents')
    expect(two).toEqual(['SelfDepsSpouseNotApplying', 'SelfDepsAdditionalDependents'])
    expect(toggleScenario('self_and_dependents', two, 'SelfDepsSpouseNotApplying')).toEqual([
      'SelfDepsAdditionalDependents',
    ])
  })

  it('replaces a single choice and keeps it when activated again', () => {
    const selected = toggleScenario('spouse', ['JustUsWithSpouseFiler'], 'SpouseOnlyClaimingDependents')
    expect(selected).toEqual(['SpouseOnlyClaimingDependents'])
    expect(toggleScenario('spouse', selected, 'SpouseOnlyClaimingDependents')).toEqual(selected)
  })

  it('leaves the answers to other questions alone and ignores foreign options', () => {
    expect(toggleScenario('family', ['JustMe'], 'FamilyLikeNoOneElse')).toEqual(['JustMe', 'FamilyLikeNoOneElse'])
    expect(toggleScenario('family', ['JustMe'], 'SelfSpouseNoOneElse')).toEqual(['JustMe'])
  })
})

/** Every set of answers that a visitor can give, with the household size for 2 applying and 3 further dependents. */
const sizes: readonly (readonly [ApplicantConfiguration, readonly ScenarioId[], number])[] = [
  ['self', [], 1],
  ['self', ['JustMe'], 1],
  ['self', ['SelfOnlyFilingWithSpouse'], 2],
  ['self', ['SelfOnlyClaimingDependents'], 4],
  ['self', ['SelfOnlyFilingWithSpouse', 'SelfOnlyClaimingDependents'], 5],
  ['spouse', [], 2],
  ['spouse', ['JustUsWithSpouseFiler'], 2],
  ['spouse', ['SpouseOnlyClaimingDependents'], 5],
  ['self_and_spouse', ['SelfSpouseNoOneElse'], 2],
  ['self_and_spouse', ['SelfSpouseClaimingDependents'], 5],
  ['self_and_dependents', ['SelfDepsNoOneElse'], 3],
  ['self_and_dependents', ['SelfDepsSpouseNotApplying'], 4],
  ['self_and_dependents', ['SelfDepsAdditionalDependents'], 6],
  ['self_and_dependents', ['SelfDepsSpouseNotApplying', 'SelfDepsAdditionalDependents'], 7],
  ['spouse_and_dependents', ['SpouseDepsNoOneElse'], 4],
  ['spouse_and_dependents', ['SpouseDepsAdditionalDependents'], 7],
  ['family', ['FamilyLikeNoOneElse'], 4],
  ['family', ['FamilyLikeAdditionalDependents'], 7],
  ['dependents_only', ['NoOneElseWithFilerAndDeps'], 3],
  ['dependents_only', ['SpouseNotApplyingWithFilerAndDeps'], 4],
  ['dependents_only', ['MoreDependentsNotApplyingWithFilerAndDeps'], 6],
  ['dependents_only', ['SpouseNotApplyingWithFilerAndDeps', 'MoreDependentsNotApplyingWithFilerAndDeps'], 7],
]

const appliesDependents = (configuration: ApplicantConfiguration) =>
  ['self_and_dependents', 'spouse_and_dependents', 'family', 'dependents_only'].includes(configuration)

// Proves Q-33.
describe('the household size', () => {
  it.each(sizes)('%s with %j is %i', (configuration, scenarios, expected) => {
    const applyingDependents = appliesDependents(configuration) ? 2 : 0
    expect(householdSize({ configuration, scenarios, applyingDependents, extraDependents: 3 })).toBe(expected)
  })

  it('ignores answers to another question', () => {
    expect(
      householdSize({
        configuration: 'family',
        scenarios: ['SelfOnlyClaimingDependents', 'SelfOnlyFilingWithSpouse', 'FamilyLikeNoOneElse'],
        applyingDependents: 1,
        extraDependents: 5,
      }),
    ).toBe(3)
  })
})

describe('the members', () => {
  it.each(sizes)(
    'of %s with %j are as many as the size says and carry the configuration',
    (configuration, scenarios) => {
      const dependentAges = appliesDependents(configuration) ? [7, 0] : []
      const members = householdMembers({
        configuration,
        scenarios,
        primary: { age: 40 },
        spouse: { age: 38 },
        dependents: dependentAges.map((age) => ({ age })),
        extraDependents: 3,
      })
      expect(members).toHaveLength(
        householdSize({ configuration, scenarios, applyingDependents: dependentAges.length, extraDependents: 3 }),
      )
      expect(members[0]).toEqual({
        role: 'primary',
        age: filerApplies(configuration) ? 40 : null,
        isApplyingForCoverage: filerApplies(configuration),
      })
      expect(applicantConfiguration(whoApplies(members))).toBe(configuration)
      for (const member of members) if (!member.isApplyingForCoverage) expect(member.age).toBeNull()
    },
  )

  it('keep the first spouse only; the others become dependents', () => {
    const members = (['primary', 'spouse', 'dependent', 'spouse', 'spouse'] as const).map((role) => ({
      role,
      age: 30,
      isApplyingForCoverage: true,
    }))
    expect(normaliseMembers(members).map(({ role }) => role)).toEqual([
      'primary',
      'spouse',
      'dependent',
      'dependent',
      'dependent',
    ])
  })
})
