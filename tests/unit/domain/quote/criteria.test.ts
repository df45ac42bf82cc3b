import { describe, expect, it } from 'vitest'

import { householdOf } from '#domain/quote/criteria.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'

import { familyCriteria, familyDraft } from './sample-quote.ts'

describe('the submitted search payload', () => {
  it('has the names of Q-5', () => {
    const result = toCriteria(familyDraft, 2026)
    expect(result.ok && Object.keys(result.value).sort()).toEqual(
      [
        'planYear',
        'zipCode',
        'income',
        'primaryApplicantIncome',
        'spouseIncome',
        'householdMembers',
        'stateAbbreviation',
        'countyFips',
        'countyName',
        'applicantConfiguration',
        'primaryApplicantAge',
        'isFilerApplying',
        'additionalNonApplyingDependentAges',
        'forceZeroSubsidy',
      ].sort(),
    )
  })

  it('says who applies by its members', () => {
    const [primary, spouse, child] = familyCriteria.householdMembers
    if (!primary || !spouse || !child) throw new Error('The family has three members')
    expect(householdOf([primary, { ...spouse, isApplyingForCoverage: false }])).toEqual({
      householdMembers: [primary, { ...spouse, isApplyingForCoverage: false }],
      applicantConfiguration: 'self',
      isFilerApplying: true,
      primaryApplicantAge: 35,
      additionalNonApplyingDependentAges: [],
    })
    expect(householdOf([{ ...primary, isApplyingForCoverage: false }, child])).toMatchObject({
      applicantConfiguration: 'dependents_only',
      isFilerApplying: false,
      primaryApplicantAge: null,
    })
  })
})
