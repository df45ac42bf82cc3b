import { describe, expect, it } from 'vitest'

import { emptyDraft } from '#domain/quote/draft.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { householdIssues, incomeIssues, locationIssues, taxHouseholdIssues } from '#domain/quote/validate-quote.ts'
import { stepIssues } from '#domain/quote/wizard-steps.ts'
import { wizardStepIds, wizardSteps } from '#domain/quote/wizard-steps.ts'

import { familyCriteria, familyDraft, household } from './sample-quote.ts'

// Proves.
describe('the location step', () => {
  it('accepts a confirmed county', () => {
    expect(locationIssues(familyDraft.location)).toEqual([])
  })
})

// Proves.
describe('the household step', () => {
  it('wants somebody to apply', () => {
    expect(householdIssues(household({ selfAge: '35' }))).toEqual([{ path: ['self'], code: 'household.selectOne' }])
  })

  it.each(['', '-1', '1.5', '121', 'x'])('refuses the age %j for everyone who applies', (age) => {
    const issues = householdIssues(
      household({
        self: true,
        selfAge: age,
        spouse: true,
        spouseAge: age,
        dependents: true,
        dependentCount: '2',
        dependentAges: ['6', age],
      }),
    )
    expect(issues).toEqual([
      { path: ['selfAge'], code: 'age.range' },
      { path: ['spouseAge'], code: 'age.range' },
      { path: ['dependentAges', 1], code: 'dependentAge.range' },
    ])
  })

  it.each(['0', '120'])('accepts the age %s', (selfAge) => {
    expect(householdIssues(household({ self: true, selfAge }))).toEqual([])
  })

  it('does not look at the ages of people who do not apply', () => {
    expect(householdIssues(household({ self: true, selfAge: '30', spouseAge: '999', dependentAges: ['x'] }))).toEqual(
      [],
    )
  })

  it.each([
    ['', 'dependentCount.positive'],
    ['0', 'dependentCount.positive'],
    ['1.5', 'dependentCount.whole'],
    ['-1', 'dependentCount.whole'],
    ['dos', 'dependentCount.whole'],
    ['0000', 'dependentCount.tooLong'],
    ['1000', 'dependentCount.tooLong'],
  ])('refuses %j dependents', (dependentCount, code) => {
    const issues = householdIssues(
      household({ dependents: true, dependentCount, dependentAges: Array.from({ length: 20 }, () => '6') }),
    )
    expect(issues).toEqual([{ path: ['dependentCount'], code }])
  })
})

// Proves Q-32.
describe('the tax household step', () => {
  it('wants an answer to the question now asked', () => {
    const issue = { path: ['selected'], code: 'taxHousehold.selectOne' }
    expect(taxHouseholdIssues({ selected: [], counts: {} }, 'self')).toEqual([issue])
    expect(taxHouseholdIssues({ selected: ['JustMe'], counts: {} }, 'family')).toEqual([issue])
    expect(taxHouseholdIssues({ selected: ['JustMe'], counts: {} }, 'self')).toEqual([])
  })

  it.each([
    ['', 1],
    ['0', 1],
    ['1', 0],
    ['21', 0],
    ['x', 1],
    ['1.5', 1],
  ])('takes the count %j with %i issues', (count, issues) => {
    const draft = { selected: ['SelfOnlyClaimingDependents'], counts: { SelfOnlyClaimingDependents: count } } as const
    expect(taxHouseholdIssues(draft, 'self')).toHaveLength(issues)
  })
})

// Proves Q-40.
describe('the income step', () => {
  it.each([
    ['', 1],
    ['abc', 1],
    ['-1', 1],
    ['0', 0],
    ['42,000', 0],
  ])('takes %j with %i issues', (annualIncome, issues) => {
    expect(incomeIssues({ ...familyDraft.income, annualIncome })).toHaveLength(issues)
  })
})

// Proves Q-3.
describe('the wizard', () => {
  it('asks five steps, none of which an empty draft completes', () => {
    expect(wizardSteps.map(({ id }) => id)).toEqual([...wizardStepIds])
    expect(wizardSteps.filter((step) => step.applies(emptyDraft) && step.complete(emptyDraft))).toEqual([])
  })

  it('is complete for a finished draft', () => {
    expect(wizardSteps.every((step) => step.complete(familyDraft))).toBe(true)
    expect(stepIssues(emptyDraft, 'coverage')).toEqual([
      { path: ['hasMarketplaceCoverage'], code: 'coverage.required' },
    ])
  })
})

// Proves Q-4.
describe('the final submit', () => {
  it('gives the criteria of a finished draft', () => {
    expect(toCriteria(familyDraft, 2026)).toEqual({ ok: true, value: familyCriteria })
  })

  it.each([
    ['location', 'locationError', { location: { ...familyDraft.location, countyFips: null, counties: [] } }],
    ['location', 'informationRequired', { location: emptyDraft.location }],
    ['household', 'householdError', { household: { ...familyDraft.household, selfAge: '121' } }],
    ['taxHousehold', 'taxHouseholdError', { taxHousehold: emptyDraft.taxHousehold }],
    ['income', 'incomeError', { income: { ...familyDraft.income, annualIncome: '12.5' } }],
    ['income', 'informationRequired', { income: emptyDraft.income }],
  ] as const)('goes back to %s with %s', (step, error, change) => {
    const result = toCriteria({ ...familyDraft, ...change }, 2026)
    expect(result).toMatchObject({ ok: false, step, error })
    expect(result.ok || result.issues.length).toBeGreaterThan(0)
  })

  it('returns to the first of several wrong steps', () => {
    expect(toCriteria({ ...emptyDraft, location: familyDraft.location }, 2026)).toMatchObject({ step: 'household' })
  })

  it("carries the estimator's parts while they explain the total", () => {
    const income = { annualIncome: '42000', primaryAnnualIncome: 30000, spouseAnnualIncome: 12000 }
    expect(toCriteria({ ...familyDraft, income }, 2026)).toMatchObject({
      value: { income: 42000, primaryApplicantIncome: 30000, spouseIncome: 12000 },
    })
    expect(toCriteria({ ...familyDraft, income: { ...income, annualIncome: '50000' } }, 2026)).toMatchObject({
      value: { income: 50000, primaryApplicantIncome: 50000, spouseIncome: 0 },
    })
  })

  it('gives the whole income to the primary person when there is no spouse', () => {
    const draft = {
      ...familyDraft,
      household: household({ self: true, selfAge: '35' }),
      taxHousehold: { selected: ['JustMe'], counts: {} },
      income: { annualIncome: '42000', primaryAnnualIncome: 30000, spouseAnnualIncome: 12000 },
    } as const
    expect(toCriteria(draft, 2026)).toMatchObject({ value: { primaryApplicantIncome: 42000, spouseIncome: 0 } })
  })
})
