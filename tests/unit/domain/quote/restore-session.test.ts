import { describe, expect, it } from 'vitest'

import { noWages } from '#domain/income/annualise.ts'
import { emptyPersonIncome, otherSources } from '#domain/income/estimator.ts'
import { compareMaximum } from '#domain/plans/compare-limits.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { placeOf } from '#domain/quote/criteria.ts'
import { emptyDraft } from '#domain/quote/draft.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import { storedSession } from '#domain/quote/stored-session.ts'
import { initialSession, initialView, type QuoteSession } from '#domain/quote/session.ts'
import { reduceSession } from '#domain/quote/session-events.ts'

import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { limit, samplePlan } from '#tests/unit/domain/plans/sample-plan.ts'
import { familyCriteria, familyDraft, kynectCounty } from './sample-quote.ts'

const results = { criteria: familyCriteria, view: initialView, compareIds: ['a', 'b'] }
const chosen = {
  plan: samplePlan({ links: { benefits: 'https://a.example/b.pdf' }, deductibles: [limit(0, { csr: '94' })] }),
  monthlyPriceCents: 1842,
  monthlyCreditCents: 61200,
}
const sessions: readonly QuoteSession[] = [
  initialSession,
  { phase: 'quote', draft: familyDraft, step: 'coverage', results },
  { phase: 'results', draft: familyDraft, results },
  { phase: 'results', draft: familyDraft, results, planYear: 2027, lifeChanges: [{ id: 'moved', day: null }] },
  { phase: 'quote', draft: familyDraft, step: 'coverage', results, planYear: 2027, lifeChanges: [] },
  { phase: 'register', draft: familyDraft, results, chosen },
  { phase: 'verify', draft: familyDraft, results, chosen, attempt: { id: '7', nested: { a: 1 } } },
]
const throughJson = (session: unknown) => restoreSession(JSON.parse(JSON.stringify({ version: 1, session })) as unknown)

describe('a stored session', () => {
  it.each(sessions)('comes back as it was from phase $phase', (session) => {
    expect(restoreSession(JSON.parse(JSON.stringify(storedSession(session))) as unknown)).toEqual(session)
  })

  // Proves Q-79.
  it('of an earlier release has its life changes without days', () => {
    const session = { phase: 'results', draft: familyDraft, results, lifeChanges: ['moved', 'lostCoverage'] }
    expect(throughJson(session)?.lifeChanges).toEqual([
      { id: 'moved', day: null },
      { id: 'lostCoverage', day: null },
    ])
  })

  // Proves P-81.
  it('from before the switches and ranges has them off', () => {
    const { metalLevels, issuers, types } = { ...noFilters, metalLevels: ['Gold'] }
    const older = { ...results, view: { ...initialView, filters: { metalLevels, issuers, types } } }
    const restored = throughJson({ phase: 'results', draft: familyDraft, results: older })
    expect(restored).toMatchObject({ results: { view: { filters: { ...noFilters, metalLevels: ['Gold'] } } } })
  })

  it('keeps every filter, and has those off that it cannot read', () => {
    const range = { min: 10_000, max: null }
    const filters = { ...noFilters, easyToCompareOnly: true, priceCents: range }
    const withFilters = (change: object) =>
      throughJson({
        phase: 'results',
        draft: familyDraft,
        results: { ...results, view: { ...initialView, filters: { ...filters, ...change } } },
      })
    expect(withFilters({})).toMatchObject({
      results: { view: { filters: { easyToCompareOnly: true, priceCents: range } } },
    })
    const broken = { easyToCompareOnly: 1, priceCents: { min: 2, max: 1 }, deductibleCents: { min: -1, max: null } }
    expect(withFilters(broken)).toMatchObject({ results: { view: { filters: noFilters } } })
  })

  it('from before standard plans were known has none', () => {
    const { isEasyToCompare, ...older } = chosen.plan
    const session = { phase: 'register', draft: familyDraft, results, chosen: { ...chosen, plan: older } }
    expect(throughJson(session)).toMatchObject({ chosen: { plan: { isEasyToCompare: false } } })
    expect(isEasyToCompare).toBe(false)
  })

  // Proves P-89.
  it('keeps the facts of the chosen plan, is whole without them, and drops those that it cannot read', () => {
    const withFacts = (facts: unknown) =>
      throughJson({ phase: 'register', draft: familyDraft, results, chosen: { ...chosen, facts } })
    const facts = chosenFacts()
    expect(withFacts(facts)).toMatchObject({ phase: 'register', chosen: { ...chosen, facts } })
    for (const unreadable of [undefined, null, 7, {}, { ...facts, deductibleCents: -1 }])
      expect(withFacts(unreadable)).toEqual({ phase: 'register', draft: familyDraft, results, chosen })
    expect(withFacts({ ...facts, year: { monthsCovered: 13 } })).toMatchObject({
      chosen: { facts: { ...facts, year: null } },
    })
  })

  it('without a year was stored for 2026, and is kept whole', () => {
    const stored = JSON.stringify(storedSession({ phase: 'register', draft: familyDraft, results, chosen }))
    const older: unknown = JSON.parse(stored.replaceAll('"planYear":2026,', ''))
    expect(restoreSession(older)).toEqual({ phase: 'register', draft: familyDraft, results, chosen })
  })

  it('without a year to show, without examples of its plan, or with unreadable ones, is kept whole', () => {
    const exampleCosts = { baby: { sharedCents: 1, notCoveredCents: 2 }, diabetes: null, fracture: null }
    const whole = { phase: 'register', draft: familyDraft, results, chosen } as const
    const withExamples = { ...whole, chosen: { ...chosen, plan: { ...chosen.plan, exampleCosts } } }
    const stored = JSON.stringify(storedSession(withExamples))
    const change = (from: string, to: string) => restoreSession(JSON.parse(stored.replaceAll(from, to)))
    expect(change('', '')).toEqual(withExamples)
    expect(change('"yearView":"healthy",', '')).toEqual(withExamples)
    expect(change('"yearView":"healthy"', '"yearView":"sick"')).toEqual(withExamples)
    expect(change(`,"exampleCosts":${JSON.stringify(exampleCosts)}`, '')).toEqual(whole)
    expect(change('"sharedCents":1', '"sharedCents":"1"')).toEqual(whole)
  })

  it('loses a search for which nobody applies, and keeps the answers', () => {
    const householdMembers = familyCriteria.householdMembers.map((one) => ({ ...one, isApplyingForCoverage: false }))
    const forNobody = { ...results, criteria: { ...familyCriteria, householdMembers } }
    const start = { phase: 'quote', draft: familyDraft, step: 'coverage', results: null }
    expect(throughJson({ phase: 'results', draft: familyDraft, results: forNobody })).toEqual(start)
    expect(throughJson({ ...start, results: forNobody })).toEqual(start)
  })

  it.each([null, undefined, 'x', 7, [], {}, { version: 2, session: initialSession }, { version: 1 }])(
    'of %j is nothing to trust',
    (value) => {
      expect(restoreSession(value)).toBeNull()
    },
  )

  it('empties a broken section of the draft and reopens the first open question', () => {
    const draft = { ...familyDraft, household: { self: 'yes' } }
    expect(throughJson({ phase: 'quote', draft, step: 'coverage', results: null })).toEqual({
      phase: 'quote',
      draft: { ...familyDraft, household: emptyDraft.household },
      step: 'household',
      results: null,
    })
  })

  it('empties a location that cannot be read', () => {
    const draft = { ...familyDraft, location: { zip: 33133 } }
    expect(throughJson({ phase: 'quote', draft, step: 'coverage', results: null })).toEqual({
      phase: 'quote',
      draft: { ...familyDraft, location: emptyDraft.location },
      step: 'location',
      results: null,
    })
  })

  it('has counts only where one was typed', () => {
    const counts = { JustMe: '2' }
    const draft = { ...familyDraft, taxHousehold: { ...familyDraft.taxHousehold, counts } }
    expect(
      throughJson({ phase: 'quote', draft, step: 'location', results: null })?.draft.taxHousehold.counts,
    ).toStrictEqual(counts)
  })

  it('drops what does not belong to it', () => {
    const draft = {
      ...familyDraft,
      taxHousehold: { selected: ['FamilyLikeNoOneElse'], counts: { JustMe: '2', Nobody: '3' } },
      password: 'x',
    }
    expect(throughJson({ phase: 'quote', draft, step: 'location', results: null, extra: 1 })).toEqual({
      phase: 'quote',
      draft: { ...familyDraft, taxHousehold: { selected: ['FamilyLikeNoOneElse'], counts: { JustMe: '2' } } },
      step: 'location',
      results: null,
    })
  })

  it.each([
    ['results without criteria', { phase: 'results', draft: familyDraft }],
    [
      'a negative income',
      {
        phase: 'results',
        draft: familyDraft,
        results: { ...results, criteria: { ...familyCriteria, income: -1 } },
      },
    ],
    [
      'an age of 121',
      {
        phase: 'results',
        draft: familyDraft,
        results: {
          ...results,
          criteria: {
            ...familyCriteria,
            householdMembers: [{ role: 'primary', age: 121, isApplyingForCoverage: true }],
          },
        },
      },
    ],
    [
      'a county of a state with its own marketplace',
      {
        phase: 'results',
        draft: familyDraft,
        results: { ...results, criteria: { ...familyCriteria, ...placeOf(kynectCounty) } },
      },
    ],
    [
      'too many plans to compare',
      {
        phase: 'results',
        draft: familyDraft,
        results: { ...results, compareIds: Array.from({ length: compareMaximum + 1 }, (_, at) => `plan ${at}`) },
      },
    ],
    [
      'a plan without a premium',
      { phase: 'register', draft: familyDraft, results, chosen: { ...chosen, plan: { id: '1' } } },
    ],
    ['an unknown phase', { phase: 'paid', draft: familyDraft }],
  ])('falls back to the wizard with its answers for %s', (_title, session) => {
    expect(throughJson(session)).toEqual({ phase: 'quote', draft: familyDraft, step: 'coverage', results: null })
  })

  it('of a wizard forgets a search it cannot read', () => {
    expect(throughJson({ phase: 'quote', draft: familyDraft, step: 'income', results: { view: 1 } })).toEqual({
      phase: 'quote',
      draft: familyDraft,
      step: 'income',
      results: null,
    })
  })

  it('keeps what was typed into the income estimator, and drops what cannot be read', () => {
    const typed = {
      primary: {
        ...emptyPersonIncome,
        sources: ['wages', 'other'],
        payMethod: 'weekly',
        wages: { ...noWages, weeklyPay: '812.50' },
        amounts: { other: '1200' },
      },
      spouse: null,
    } as const
    const opened = reduceSession(initialSession, { type: 'draftChanged', draft: { estimator: typed } })
    expect(restoreSession(JSON.parse(JSON.stringify(storedSession(opened))))).toEqual(opened)
    const broken = { ...opened, draft: { ...emptyDraft, estimator: { primary: { payMethod: 'daily' } } } }
    expect(restoreSession({ version: 1, session: broken })).toEqual(initialSession)
  })

  // Proves.
  it('keeps an income that changes, and what lowers it', () => {
    const month = (pay: string, months: string) => ({ pay, months })
    const primary = {
      ...emptyPersonIncome,
      sources: ['wages', 'selfEmployment'],
      payMethod: 'twiceMonthly',
      wages: { ...noWages, twiceMonthlyPay: '45' },
      wageMonths: { low: month('1', '2'), usual: month('3', '4'), best: month('5', 'six') },
      earningMethod: 'varies',
      earningMonths: { low: month('3200', '3'), usual: month('3700', '5'), best: month('4475', '4') },
      workExpenses: '15,000',
      deductions: { ira: '500', studentLoanInterest: '2600' },
    } as const
    const opened = reduceSession(initialSession, {
      type: 'draftChanged',
      draft: { estimator: { primary, spouse: emptyPersonIncome } },
    })
    expect(restoreSession(JSON.parse(JSON.stringify(storedSession(opened))))).toEqual(opened)
  })

  it('from before incomes that change is kept whole', () => {
    const { wageMonths, earningMethod, earningMonths, workExpenses, deductions, ...older } = emptyPersonIncome
    const { twiceMonthlyPay, ...wages } = { ...noWages, monthlyPay: '2000' }
    const typed = {
      ...older,
      sources: ['wages', 'selfEmployment'],
      payMethod: 'monthly',
      amounts: { selfEmployment: '9' },
    }
    const stored = {
      ...initialSession,
      draft: { ...emptyDraft, estimator: { primary: { ...typed, wages }, spouse: null } },
    }
    const added = { wageMonths, earningMethod, earningMonths, workExpenses, deductions }
    expect(throughJson(stored)?.draft.estimator).toEqual({
      primary: { ...typed, wages: { ...wages, twiceMonthlyPay }, ...added },
      spouse: null,
    })
  })

  it.each([
    ['months', { wageMonths: { low: 7 }, earningMonths: null }],
    ['a way of earning', { earningMethod: 'daily' }],
    ['expenses', { workExpenses: 15_000 }],
    ['deductions', { deductions: ['x'] }],
  ])('drops only %s that cannot be read', (_what, broken) => {
    const primary = { ...emptyPersonIncome, sources: ['selfEmployment'], amounts: { selfEmployment: '46000' } }
    const stored = {
      ...initialSession,
      draft: { ...emptyDraft, estimator: { primary: { ...primary, ...broken }, spouse: null } },
    }
    expect(throughJson(stored)?.draft.estimator).toEqual({ primary, spouse: null })
  })

  it('keeps an amount of every kind of income, and the estimate that was used', () => {
    const amounts = Object.fromEntries(otherSources.map((source) => [source, '1200']))
    const primary = { ...emptyPersonIncome, sources: otherSources, amounts }
    const opened = reduceSession(initialSession, {
      type: 'draftChanged',
      draft: { estimator: { primary, spouse: null }, usedEstimator: { primary: emptyPersonIncome, spouse: null } },
    })
    expect(restoreSession(JSON.parse(JSON.stringify(storedSession(opened))))).toEqual(opened)
  })
})
