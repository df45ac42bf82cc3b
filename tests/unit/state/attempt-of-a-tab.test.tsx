import 'fake-indexeddb/auto'

import { expect, it, vi } from 'vitest'

import type { QuoteSession } from '#domain/quote/session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'

const attempt = { token: 'attempt-token-7f3a', message: 'A code was sent.' }
const verifying: QuoteSession = {
  ...atResults(),
  phase: 'verify',
  chosen: { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 },
  attempt,
}

it('a registration that waits for its code is the own one of each tab: another that registers meanwhile changes nothing here', async () => {
  const aTab = async () => {
    vi.resetModules()
    return import('#state/quote-session-storage.ts')
  }
  const here = await aTab()
  here.storeSession(verifying)
  await here.storeAttempt(attempt)
  const ofThisTab = Object.entries(sessionStorage)

  sessionStorage.clear()
  const there = await aTab()
  const other = { token: 'attempt-token-of-luis' }
  there.storeSession({ ...verifying, attempt: other })
  await there.storeAttempt(other)

  sessionStorage.clear()
  for (const [key, text] of ofThisTab) sessionStorage.setItem(key, text as string)
  expect(await (await aTab()).readStoredSession()).toMatchObject({ phase: 'verify', attempt })
})
