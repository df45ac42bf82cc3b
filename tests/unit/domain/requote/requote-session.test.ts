import { describe, expect, it } from 'vitest'

import { applicationOf } from '#domain/application/application-of.ts'
import { withMember } from '#domain/application/application.ts'
import { householdOf } from '#domain/quote/criteria.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import { storedSession } from '#domain/quote/stored-session.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { type RequoteStart, requoteSession } from '#domain/requote/requote-session.ts'
import { typedIncome } from '#domain/requote/typed-income.ts'
import { applicant, criteria } from '#mocks/fixtures/results-session.ts'
import { handover } from '#mocks/fixtures/sample-handover.ts'
import { verifiedLead, verifiedRelative } from '#mocks/fixtures/sample-user.ts'

const county = { fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' }
const other = { ...county, fips: '12011', name: 'Broward County' }
const quote = handover({ hasMarketplaceCoverage: false })
const lead = verifiedLead({ planApiId: quote.plan.id, householdAnnualIncome: 33_540 })
const start = (changes: Partial<RequoteStart> = {}) =>
  requoteSession({ user: lead, handover: quote, counties: [], planYear: 2026, ask: { at: 'income' }, ...changes })

// Proves F-81.
describe('a new quote of an application', () => {
  it.each(['location', 'household', 'income'] as const)('opens at %s with every answer of the hand-over', (at) => {
    const session = start({ ask: { at } })
    expect(session).toMatchObject({
      phase: 'quote',
      step: at,
      planYear: 2026,
      lifeChanges: handover().lifeChanges,
      draft: {
        income: { annualIncome: '33540' },
        estimator: quote.estimator,
        coverage: { hasMarketplaceCoverage: false },
      },
    })
    expect(toCriteria(session.draft, 2026)).toEqual({ ok: true, value: quote.criteria })
  })

  it('opens at the list of plans', () => {
    expect(start({ ask: { at: 'plans' } })).toMatchObject({ phase: 'results', results: { criteria: quote.criteria } })
  })

  it('is the same after a reload', () => {
    for (const at of ['location', 'household', 'income', 'plans'] as const) {
      const session = start({ ask: { at } })
      expect(restoreSession(JSON.parse(JSON.stringify(storedSession(session))))).toEqual(session)
    }
  })

  it.each([
    ['another plan', { planApiId: 'another' }],
    ['another income', { householdAnnualIncome: 20_000 }],
    ['another ZIP code', { zipCode: '33012' }],
    ['another person', { relatives: [] }],
    ['another age', { age: 35 }],
  ] as const)('takes nothing of a hand-over of %s', (_, changes) => {
    const user = { ...lead, ...changes }
    const session = start({ user, counties: [{ ...county, zipCode: user.zipCode }] })
    expect(session.draft.estimator).toBeNull()
    expect(session.lifeChanges).toBeUndefined()
    expect(session.draft.income.annualIncome).toBe(String(user.householdAnnualIncome))
  })

  it('is filled in from the profile without a hand-over, with the county by its name', () => {
    const user = verifiedLead({
      householdAnnualIncome: 47_000,
      relatives: [
        verifiedRelative({ age: 9 }),
        verifiedRelative({ age: 40, isSpouse: true }),
        verifiedRelative({ age: null, isApplyingForCoverage: false }),
      ],
    })
    const session = start({ user, handover: null, counties: [other, county], ask: { at: 'household' } })
    expect(session).toMatchObject({ phase: 'quote', step: 'household' })
    const submit = toCriteria(session.draft, 2026)
    expect(submit).toMatchObject({ ok: true, value: { income: 47_000, countyFips: '12086' } })
    expect(submit.ok && submit.value.householdMembers).toEqual([
      applicant('primary', 34),
      applicant('spouse', 40),
      applicant('dependent', 9),
      { role: 'dependent', age: null, isApplyingForCoverage: false },
    ])
  })

  it.each([
    ['the service does not answer', []],
    ['no county of the ZIP code has the name', [other, { ...other, fips: '12099' }]],
  ] as const)('opens at the first question where %s', (_, counties) => {
    expect(start({ handover: null, counties })).toMatchObject({ phase: 'quote', step: 'location' })
    expect(start({ handover: null, counties, ask: { at: 'plans' } })).toMatchObject({ step: 'location' })
  })

  it('has the ZIP code that was typed in the application', () => {
    const moved = { ...county, zipCode: '33012' }
    const session = start({ ask: { at: 'location', zip: '33012' }, counties: [moved] })
    expect(session).toMatchObject({ step: 'location', draft: { location: { zip: '33012', countyFips: '12086' } } })
  })

  it('asks for the income where the profile has none', () => {
    const user = { ...lead, householdAnnualIncome: null }
    expect(start({ user, handover: null, counties: [county], ask: { at: 'plans' } })).toMatchObject({ step: 'income' })
  })

  it('lists plans for the typed incomes', () => {
    const income = { primary: 20_801, spouse: 9_099 }
    const couple = householdOf([applicant('primary', 34), applicant('spouse', 36)])
    const user = { ...lead, relatives: [verifiedRelative({ isSpouse: true, age: 36 })] }
    const session = start({
      user,
      handover: handover({ criteria: criteria({ ...couple, income: 33_540 }) }),
      ask: { at: 'plans', income },
    })
    expect(session).toMatchObject({
      phase: 'results',
      results: { criteria: { income: 29_900, primaryApplicantIncome: 20_801, spouseIncome: 9_099 } },
      draft: { estimator: quote.estimator },
    })
  })
})

// Proves F-84.
describe('the typed incomes as a quote', () => {
  const form = applicationOf(
    verifiedLead({ relatives: [verifiedRelative({ isSpouse: true, age: 36 }), verifiedRelative()] }),
  )
  it.each([
    ['20,000.40', '9,899.10', { primary: 20_001, spouse: 9_899 }],
    ['$29,900', '', { primary: 29_900, spouse: 0 }],
    ['0.01', '0.01', { primary: 1, spouse: 0 }],
  ])('%s and %s', (primary, spouse, income) => {
    const typed = withMember(withMember(form, 0, { annualIncome: primary }), 1, { annualIncome: spouse })
    expect(typedIncome(typed)).toEqual(income)
  })
})
