import { describe, expect, it } from 'vitest'

import { emptyEntry } from '#domain/account/registration-rules.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { emptyDraft } from '#domain/quote/draft.ts'
import {
  type ChosenPlan,
  flowStepNumber,
  initialSession,
  initialView,
  type QuoteSession,
} from '#domain/quote/session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'
import { waitingAttempt } from '#domain/quote/waiting-attempt.ts'

import { samplePlan } from '#tests/unit/domain/plans/sample-plan.ts'
import { familyCriteria, familyDraft } from './sample-quote.ts'

const after = (session: QuoteSession, ...events: readonly QuoteEvent[]) => events.reduce(reduceSession, session)
const chosen: ChosenPlan = { plan: samplePlan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 }
const atCoverage = after(
  initialSession,
  { type: 'draftChanged', draft: familyDraft },
  { type: 'wentToStep', step: 'coverage' },
)
const atResults = after(atCoverage, { type: 'searchRequested', criteria: familyCriteria })
const filters = { metalLevels: ['Gold'], issuers: [], types: [] }
const looked = after(
  atResults,
  { type: 'filtersChanged', filters },
  { type: 'sortChanged', sort: 'price' },
  { type: 'compareToggled', planId: 'a' },
  { type: 'pageChanged', page: 3 },
)
const replaced = (criteria: QuoteCriteria): QuoteEvent => ({
  type: 'criteriaReplaced',
  criteria,
  draft: draftOfCriteria(criteria, familyDraft),
})
const resultsOf = (session: QuoteSession) => session.results

// Proves.
describe('the wizard', () => {
  it('goes on only from a complete step', () => {
    expect(after(initialSession, { type: 'stepCommitted' })).toMatchObject({ step: 'location' })
    expect(after(initialSession, { type: 'stepCommitted', draft: { location: familyDraft.location } })).toMatchObject({
      step: 'household',
      draft: { location: familyDraft.location },
    })
  })

  it('stays at its step while answers are typed, even the last one of it', () => {
    expect(after(initialSession, { type: 'draftChanged', draft: familyDraft })).toEqual({
      ...initialSession,
      draft: familyDraft,
    })
  })

  it('carries no registration before one is typed', () => {
    expect(atResults).not.toHaveProperty('entry')
  })

  it('walks through the five steps and back', () => {
    const walked = after(
      { ...initialSession, draft: familyDraft },
      ...Array.from({ length: 5 }, (): QuoteEvent => ({
        type: 'stepCommitted',
        checked: familyDraft.incomeCheck ?? undefined,
      })),
    )
    expect(walked).toMatchObject({ phase: 'quote', step: 'coverage' })
    expect(after(walked, { type: 'steppedBack' })).toMatchObject({ step: 'income', draft: familyDraft })
    expect(after(initialSession, { type: 'steppedBack' })).toEqual(initialSession)
  })

  it('never jumps over an open question', () => {
    expect(after(initialSession, { type: 'wentToStep', step: 'income' })).toMatchObject({ step: 'location' })
    expect(after(atCoverage, { type: 'wentToStep', step: 'household' })).toMatchObject({ step: 'household' })
  })

  it('keeps the other sections when one changes', () => {
    const session = after(atCoverage, { type: 'draftChanged', draft: { income: emptyDraft.income } })
    expect(session.draft).toEqual({ ...familyDraft, income: emptyDraft.income })
  })
})

describe('the results', () => {
  it('start with the default view', () => {
    expect(atResults).toEqual({
      phase: 'results',
      draft: familyDraft,
      results: { criteria: familyCriteria, view: initialView, compareIds: [] },
    })
  })

  // Proves P-37.
  it('return to page 1 when filters or sort change', () => {
    const paged = after(atResults, { type: 'pageChanged', page: 3 })
    expect(resultsOf(paged)?.view.page).toBe(3)
    expect(resultsOf(after(paged, { type: 'filtersChanged', filters }))?.view).toEqual({
      filters,
      sort: 'recommended',
      page: 1,
    })
    expect(resultsOf(after(paged, { type: 'sortChanged', sort: 'deductible' }))?.view).toMatchObject({ page: 1 })
  })

  it('never show a page below 1', () => {
    expect(resultsOf(after(atResults, { type: 'pageChanged', page: -4 }))?.view.page).toBe(1)
  })

  it('take three plans to compare and forget them on request', () => {
    const full = after(
      atResults,
      ...['a', 'b', 'c', 'd'].map((planId): QuoteEvent => ({ type: 'compareToggled', planId })),
    )
    expect(resultsOf(full)?.compareIds).toEqual(['a', 'b', 'c'])
    expect(resultsOf(after(full, { type: 'compareCleared' }))?.compareIds).toEqual([])
  })

  it('drop filters, page and comparison for new criteria, keep the sort, and the draft follows', () => {
    const criteria = { ...familyCriteria, income: 50000, primaryApplicantIncome: 50000 }
    const session = after(looked, replaced(criteria))
    expect(resultsOf(session)).toEqual({
      criteria,
      view: { filters: null, sort: 'price', page: 1 },
      compareIds: [],
    })
    expect(session.draft.income.annualIncome).toBe('50000')
  })

  it('stay as they are when the same search is asked again', () => {
    expect(resultsOf(after(looked, replaced({ ...familyCriteria })))).toBe(looked.results)
  })

  it('keep filters and comparison when the credit is forgone', () => {
    const session = after(looked, { type: 'creditForgone', forceZeroSubsidy: true })
    expect(resultsOf(session)).toMatchObject({
      criteria: { forceZeroSubsidy: true },
      view: { filters, sort: 'price', page: 1 },
      compareIds: ['a'],
    })
  })
})

// Proves A-24.
describe('going back', () => {
  it('to the wizard keeps draft and view, and going on again finds them', () => {
    const back = after(looked, { type: 'returnedToQuote' })
    expect(back).toMatchObject({ phase: 'quote', step: 'coverage', draft: familyDraft })
    expect(after(back, { type: 'searchRequested', criteria: familyCriteria })).toEqual(looked)
    expect(after(back, { type: 'returnedToResults' })).toEqual(looked)
    expect(after(looked, { type: 'returnedToQuote', step: 'household' })).toMatchObject({ step: 'household' })
  })

  it('from verification leads to registration, then to the results, then to the quote', () => {
    const registering = after(looked, { type: 'planSelected', chosen })
    const verifying = after(registering, { type: 'registered', attempt: { id: '7' } })
    expect(verifying).toMatchObject({ phase: 'verify', chosen, attempt: { id: '7' } })
    expect(after(verifying, { type: 'returnedToRegistration' })).toEqual({ ...registering, attempt: { id: '7' } })
    expect(after(registering, { type: 'returnedToResults' })).toEqual({
      ...looked,
      results: { ...resultsOf(looked), left: { chosen } },
    })
  })

  const attempt = { id: '7' }
  const registering = after(looked, { type: 'planSelected', chosen })
  const verifying = after(registering, { type: 'registered', attempt })

  it.each([
    [{ type: 'returnedToRegistration' }],
    [{ type: 'returnedToResults' }],
    [{ type: 'returnedToQuote', step: 'location' }],
    [{ type: 'returnedToQuote' }, { type: 'returnedToResults' }],
  ] satisfies QuoteEvent[][])('leaves the registration to be gone forward to (case %#)', (...events) => {
    const back = after(verifying, ...events)
    expect(after(back, { type: 'returnedToRegistration' })).toEqual({ ...registering, attempt })
    expect(after(back, { type: 'returnedToVerification' })).toEqual(verifying)
    expect(waitingAttempt(back)).toBe(attempt)
  })

  it.each([
    [{ type: 'returnedToResults' }, replaced({ ...familyCriteria, income: 50_000 })],
    [{ type: 'returnedToResults' }, { type: 'creditForgone', forceZeroSubsidy: true }],
    [{ type: 'startedOver' }],
  ] satisfies QuoteEvent[][])('leaves no registration of another search (case %#)', (...events) => {
    const other = after(verifying, ...events)
    expect(after(other, { type: 'returnedToRegistration' })).toBe(other)
    expect(after(other, { type: 'returnedToVerification' })).toBe(other)
    expect(waitingAttempt(other)).toBeNull()
  })

  it.each([
    ['the same plan', chosen, attempt],
    ['the same plan at another price', { ...chosen, monthlyPriceCents: 1 }, null],
    ['another plan', { ...chosen, plan: { ...chosen.plan, id: 'other' } }, null],
  ])('and choosing %s decides whether the registration still stands', (_, next, standing) => {
    const again = after(verifying, { type: 'returnedToResults' }, { type: 'planSelected', chosen: next })
    expect(waitingAttempt(again)).toBe(standing)
  })

  it('and typing other details takes back the registration that was made with the old ones', () => {
    const typed = after(
      registering,
      { type: 'registrationTyped', entry: emptyEntry },
      { type: 'registered', attempt },
      { type: 'returnedToRegistration' },
    )
    expect(waitingAttempt(after(typed, { type: 'registrationTyped', entry: { ...emptyEntry } }))).toBe(attempt)
    expect(
      waitingAttempt(after(typed, { type: 'registrationTyped', entry: { ...emptyEntry, email: 'a@example.com' } })),
    ).toBeNull()
  })

  it('to results that do not exist changes nothing', () => {
    expect(after(initialSession, { type: 'returnedToResults' })).toBe(initialSession)
  })
})

describe('the flow', () => {
  // Proves Q-2.
  it('numbers its four phases', () => {
    expect(flowStepNumber).toEqual({ quote: 1, results: 2, register: 3, verify: 4 })
  })

  it('starts over with nothing and takes a restored session as it is', () => {
    expect(after(looked, { type: 'startedOver' })).toEqual(initialSession)
    expect(after(initialSession, { type: 'restored', session: looked })).toBe(looked)
  })

  it.each([
    { type: 'searchRequested', criteria: familyCriteria },
    { type: 'draftChanged', draft: {} },
    { type: 'stepCommitted' },
    { type: 'steppedBack' },
    { type: 'wentToStep', step: 'income' },
    { type: 'registered', attempt: {} },
    { type: 'returnedToRegistration' },
    { type: 'returnedToVerification' },
  ] satisfies QuoteEvent[])('ignores $type at the results', (event) => {
    expect(after(looked, event)).toBe(looked)
  })

  it.each([
    replaced(familyCriteria),
    { type: 'creditForgone', forceZeroSubsidy: true },
    { type: 'filtersChanged', filters: null },
    { type: 'sortChanged', sort: 'price' },
    { type: 'pageChanged', page: 2 },
    { type: 'compareToggled', planId: 'a' },
    { type: 'compareCleared' },
    { type: 'planSelected', chosen },
  ] satisfies QuoteEvent[])('ignores $type in the wizard', (event) => {
    expect(after(atCoverage, event)).toBe(atCoverage)
  })
})

describe('what was typed into the registration', () => {
  const entry = { method: 'email', email: 'ana@example.com', phone: '', firstName: 'Ana', lastName: 'Torres' } as const
  const typed = after(atResults, { type: 'planSelected', chosen }, { type: 'registrationTyped', entry })

  it.each<readonly [name: string, events: readonly QuoteEvent[], phase: QuoteSession['phase']]>([
    ['to the results and on again', [{ type: 'returnedToResults' }, { type: 'planSelected', chosen }], 'register'],
    ['to the quote', [{ type: 'returnedToQuote' }], 'quote'],
    [
      'to the verification and back',
      [{ type: 'registered', attempt: { token: 'a' } }, { type: 'returnedToRegistration' }],
      'register',
    ],
  ])('goes along %s', (_, events, phase) => {
    expect(after(typed, ...events)).toMatchObject({ phase, entry })
  })

  it('is forgotten when the flow starts over', () => {
    expect(after(typed, { type: 'startedOver' })).toEqual(initialSession)
  })
})
