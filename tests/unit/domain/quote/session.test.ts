import { describe, expect, it } from 'vitest'

import { emptyDraft } from '#domain/quote/draft.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import { flowStepNumber, initialSession, initialView, type QuoteSession } from '#domain/quote/session.ts'
import type { QuoteEvent } from '#domain/quote/session-events.ts'
import { storedSession } from '#domain/quote/stored-session.ts'
import { incomeOfYear } from '#domain/quote/year-search.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { familyCriteria, familyDraft } from './sample-quote.ts'
import {
  after,
  atCoverage,
  atResults,
  chosen,
  filters,
  looked,
  otherYear,
  otherYearIncome as income,
  replaced,
} from './sample-session.ts'

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
    expect(atResults.entry).toBeUndefined()
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
      yearView: 'healthy',
      page: 1,
    })
    expect(resultsOf(after(paged, { type: 'sortChanged', sort: 'deductible' }))?.view).toMatchObject({ page: 1 })
  })

  // Proves P-63.
  it('show another year’s cost, and return to page 1 when the order goes by it', () => {
    const baby = { type: 'yearViewChanged', yearView: 'baby' } as const
    const paged = after(atResults, { type: 'pageChanged', page: 3 })
    expect(resultsOf(after(paged, baby))?.view).toEqual({ ...initialView, yearView: 'baby', page: 3 })
    const byYear = after(atResults, { type: 'sortChanged', sort: 'yearly' }, { type: 'pageChanged', page: 3 })
    expect(resultsOf(after(byYear, baby))?.view).toEqual({ ...initialView, sort: 'yearly', yearView: 'baby' })
    const elsewhere = after(initialSession, baby)
    expect(elsewhere).toBe(initialSession)
  })

  it('never show a page below 1', () => {
    expect(resultsOf(after(atResults, { type: 'pageChanged', page: -4 }))?.view.page).toBe(1)
  })

  it('keep the plans to compare, and change them only in the results', () => {
    const event = { type: 'compareChanged', compareIds: ['a', 'd', 'c'] } as const
    expect(resultsOf(after(atResults, event))?.compareIds).toEqual(['a', 'd', 'c'])
    expect(after(initialSession, event)).toBe(initialSession)
  })

  // Proves P-102.
  it('keep filters, sort, year and comparison for new criteria, from page 1, and the draft follows', () => {
    const criteria = { ...familyCriteria, income: 50000, primaryApplicantIncome: 50000 }
    const session = after(looked, replaced(criteria))
    expect(resultsOf(session)).toEqual({
      criteria,
      view: { filters, sort: 'price', yearView: 'healthy', page: 1 },
      compareIds: ['a'],
    })
    expect(session.draft.income.annualIncome).toBe('50000')
  })

  it('stay as they are when the same search is asked again', () => {
    expect(resultsOf(after(looked, replaced({ ...familyCriteria })))).toBe(looked.results)
  })

  // Proves Q-74.
  it('of another year are a new search that keeps its order, and the wizard keeps the year', () => {
    const session = after(looked, otherYear)
    expect(resultsOf(session)).toMatchObject({
      criteria: { planYear: 2027, ...income },
      view: { filters, sort: 'price', yearView: 'healthy', page: 1 },
      compareIds: ['a'],
    })
    expect(after(session, { type: 'returnedToQuote' })).toMatchObject({ phase: 'quote', planYear: 2027 })
    expect(after(session, { type: 'planSelected', chosen }, { type: 'returnedToQuote' }).planYear).toBe(2027)
    expect(after(session, { type: 'startedOver' }).planYear).toBeUndefined()
  })

  // Proves Q-158.
  it('of a year have the income that was told for it, and another year has none before it is told', () => {
    const of = (session: QuoteSession, year: PlanYear) =>
      incomeOfYear(session, session.results?.criteria ?? familyCriteria, year)
    const told = of(looked, 2026)
    expect(told?.income).toBe(familyCriteria.income)
    expect(of(looked, 2027)).toBeNull()
    const session = after(looked, otherYear)
    expect([of(session, 2027), of(session, 2026)]).toEqual([income, told])
    expect(session.draft.income.annualIncome).toBe(String(income.income))
    const restored = restoreSession(JSON.parse(JSON.stringify(storedSession(session))))
    expect(restored && of(restored, 2026)).toEqual(told)
  })

  // Proves Q-79.
  it('keep the ticked life changes until none is left', () => {
    const moved = { id: 'moved', day: null } as const
    const ticked = after(looked, { type: 'lifeChangesAnswered', lifeChanges: [moved] })
    expect(after(ticked, { type: 'returnedToQuote' }).lifeChanges).toEqual([moved])
    expect(after(ticked, { type: 'lifeChangesAnswered', lifeChanges: null }).lifeChanges).toBeUndefined()
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
    otherYear,
    { type: 'creditForgone', forceZeroSubsidy: true },
    { type: 'filtersChanged', filters: null },
    { type: 'sortChanged', sort: 'price' },
    { type: 'pageChanged', page: 2 },
    { type: 'compareChanged', compareIds: ['a'] },
    { type: 'planSelected', chosen },
  ] satisfies QuoteEvent[])('ignores $type in the wizard', (event) => {
    expect(after(atCoverage, event)).toBe(atCoverage)
  })
})
