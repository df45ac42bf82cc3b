import { describe, expect, it } from 'vitest'

import { emptyEntry } from '#domain/account/registration-rules.ts'
import { initialSession, type QuoteSession } from '#domain/quote/session.ts'
import type { QuoteEvent } from '#domain/quote/session-events.ts'
import { waitingAttempt } from '#domain/quote/waiting-attempt.ts'

import { familyCriteria, familyDraft } from './sample-quote.ts'
import { after, atResults, chosen, looked, replaced } from './sample-session.ts'

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
      results: { ...looked.results, left: { chosen } },
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
