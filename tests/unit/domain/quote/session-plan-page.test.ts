import { describe, expect, it } from 'vitest'

import { eventForPlace, placeOfSession } from '#app/flow-history.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import type { QuoteEvent } from '#domain/quote/session-events.ts'
import { storedSession } from '#domain/quote/stored-session.ts'

import { familyCriteria } from './sample-quote.ts'
import { after, chosen, looked, replaced, otherYear } from './sample-session.ts'

const planId = '21663FL9000801'
const opened = after(looked, { type: 'planOpened', planId })
const closed = after(opened, { type: 'returnedToResults' })
const list = { ...looked, results: { ...looked.results, leftPlanId: planId } }

// Proves P-70.
describe("a plan's page", () => {
  it('opens over the list, which keeps its view and its comparison', () => {
    expect(opened).toEqual({ ...looked, results: { ...looked.results, viewedPlanId: planId } })
    expect(placeOfSession(opened)).toBe('results/plan')
    expect(closed).toEqual(list)
    expect(placeOfSession(closed)).toBe(placeOfSession(looked))
  })

  it('is left by Back and shown again by Forward', () => {
    const back = eventForPlace(placeOfSession(looked))
    const forward = eventForPlace('results/plan')
    if (!back || !forward) throw new Error('A place has no event')
    expect(after(opened, back)).toEqual(list)
    expect(after(opened, back, forward)).toMatchObject({ results: { viewedPlanId: planId } })
    expect(after(looked, forward)).toBe(looked)
  })

  // Proves Q-171.
  it('gives each later page of the list a place of its own, and comes back to it', () => {
    const third = after(looked, { type: 'pageChanged', page: 3 })
    expect(placeOfSession(third)).toBe('results/3')
    const back = after(third, eventForPlace('results') ?? { type: 'startedOver' })
    expect(back).toMatchObject({ phase: 'results', results: { view: { page: 1 } } })
    expect(after(back, eventForPlace('results/3') ?? { type: 'startedOver' })).toEqual(third)
    const plan = after(third, { type: 'planOpened', planId })
    expect(placeOfSession(plan)).toBe('results/plan')
    expect(placeOfSession(after(plan, { type: 'returnedToResults' }))).toBe('results/3')
    expect(placeOfSession(after(third, { type: 'sortChanged', sort: 'price' }))).toBe('results')
  })

  it('is there again when the visitor comes back from the registration', () => {
    const registering = after(opened, { type: 'planSelected', chosen })
    expect(after(registering, { type: 'returnedToPlan' })).toMatchObject({
      phase: 'results',
      results: { viewedPlanId: planId },
    })
    expect(after(registering, { type: 'returnedToResults' })).toMatchObject({ results: { leftPlanId: planId } })
    expect(placeOfSession(after(registering, { type: 'returnedToResults' }))).toBe(placeOfSession(looked))
  })

  it.each([
    ['the same search', [{ type: 'returnedToQuote' }, { type: 'searchRequested', criteria: familyCriteria }]],
    ['another household', [replaced({ ...familyCriteria, income: 50_000 })]],
    ['another year', [otherYear]],
  ] satisfies [string, QuoteEvent[]][])('gives way to the list of %s', (_, events) => {
    const searched = after(opened, ...events)
    expect(placeOfSession(searched)).toMatch(/^results(?:\/3)?$/)
    expect(searched).toMatchObject({ results: { leftPlanId: planId } })
  })

  it('survives a reload, and an unreadable one shows the list', () => {
    const kept: unknown = JSON.parse(JSON.stringify(storedSession(opened)))
    expect(restoreSession(kept)).toEqual(opened)
    const broken: unknown = JSON.parse(JSON.stringify(storedSession(opened)).replace(`"${planId}"`, '[7]'))
    expect(restoreSession(broken)).toEqual({ ...looked, results: { ...looked.results, viewedPlanId: undefined } })
  })

  it('opens from the results only', () => {
    const registering = after(looked, { type: 'planSelected', chosen })
    expect(after(registering, { type: 'planOpened', planId })).toBe(registering)
  })
})
