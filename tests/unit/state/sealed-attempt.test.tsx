import 'fake-indexeddb/auto'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { unsealAttempt } from '#state/sealed-attempt.ts'
import { readStoredSession, storeAttempt, storeSession } from '#state/quote-session-storage.ts'
import { vault } from '#state/vault.ts'

const attempt = { token: 'attempt-token-7f3a', message: 'A code was sent.' }
const registering = {
  ...atResults(),
  phase: 'register',
  chosen: { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 },
} as const satisfies QuoteSession
const verifying: QuoteSession = { ...registering, phase: 'verify', attempt }

/** The name under which this tab's attempt is stored. */
const attemptId = () => sessionStorage.getItem('registrationAttempt') ?? ''

const untilSealed = () =>
  vi.waitFor(async () => {
    expect(await unsealAttempt()).toEqual(attempt)
  })

describe('a registration that waits for its code', () => {
  beforeEach(async () => {
    storeSession(registering)
    await vault.erase()
    localStorage.clear()
    sessionStorage.clear()
  })

  it('comes back after a reload, and lies nowhere as it is', async () => {
    storeSession(verifying)
    await untilSealed()
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(attempt.token)
    expect(await readStoredSession()).toEqual(verifying)
  })

  it.each([
    ['the registration', [{ type: 'returnedToRegistration' }]],
    ['the plans', [{ type: 'returnedToResults' }]],
    ['the questions', [{ type: 'returnedToQuote' }]],
  ] satisfies [string, QuoteEvent[]][])('outlives a reload at %s, and lies nowhere as it is', async (_, events) => {
    const back = events.reduce<QuoteSession>(reduceSession, verifying)
    storeSession(back)
    await untilSealed()
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(attempt.token)
    expect(await readStoredSession()).toEqual(back)
  })

  it('is the registration again where the answer is not kept', async () => {
    storeSession(verifying)
    await untilSealed()
    await vault.remove(`registrationAttempt:${attemptId()}`)
    expect(await readStoredSession()).toEqual(registering)
  })

  it('is forgotten once it is over', async () => {
    storeSession(verifying)
    await untilSealed()
    const name = `registrationAttempt:${attemptId()}`
    expect(localStorage.getItem(name)).not.toBeNull()
    storeSession(registering)
    await vi.waitFor(() => {
      expect(localStorage.getItem(name)).toBeNull()
    })
  })
  it('is forgotten where a log-out erases the names while it is sealed', async () => {
    storeSession(verifying)
    sessionStorage.clear()
    localStorage.clear()
    storeSession(initialSession)
    await storeAttempt(null)
    expect(Object.keys(localStorage)).toEqual([])
  })
})
