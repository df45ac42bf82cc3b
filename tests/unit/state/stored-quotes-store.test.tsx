// Runs apart: what another file of the worker still erases would end in the storage of this one.
import 'fake-indexeddb/auto'

import { beforeEach, expect, it, vi } from 'vitest'

import { reduceSession } from '#domain/quote/session-events.ts'
import { systemClock } from '#lib/clock.ts'
import { createStoredQuotesStore, eraseQuote, storeQuote } from '#state/stored-quotes-store.ts'
import { isStored } from '#state/storage.ts'
import { adoptLinkedQuote, storeLinkedQuote } from '#state/linked-quote.ts'
import { storeSharedDevice } from '#state/shared-device.ts'
import { createVault } from '#state/vault.ts'
import { atCoverage, looked } from '#tests/unit/domain/quote/sample-session.ts'

const opened = (vault = createVault(systemClock)) => ({ vault, store: createStoredQuotesStore(vault, systemClock) })
const settled = (store: ReturnType<typeof opened>['store']) =>
  vi.waitFor(() => {
    expect(store.state().status).toBe('stored')
  })

beforeEach(async () => {
  await createVault(systemClock).erase()
  localStorage.clear()
})

// Proves Q-126.
it('saves the list as left, sealed, and gives it to a later visit', async () => {
  const { store } = opened()
  await storeQuote(looked, store)
  await settled(store)
  expect(isStored('local', 'savedQuotes')).toBe(true)
  expect(JSON.stringify(localStorage)).not.toMatch(/33133|42000/)
  const later = opened().store
  later.subscribe(() => undefined)
  await vi.waitFor(() => {
    expect(later.state().list).toMatchObject([{ session: { results: { compareIds: ['a'] } } }])
  })
})

it('saves nothing before the results, and nothing on a shared device', async () => {
  const { store } = opened()
  await storeQuote(atCoverage, store)
  storeSharedDevice(true)
  await storeQuote(looked, store)
  storeSharedDevice(false)
  expect(store.state().list).toEqual([])
  expect(isStored('local', 'savedQuotes')).toBe(false)
})

// Proves Q-126.
it('saves the quote of a link once the visitor has changed it or made it theirs', async () => {
  const { store } = opened()
  sessionStorage.clear()
  storeLinkedQuote(looked)
  await storeQuote(looked, store)
  expect(store.state().list).toEqual([])
  await storeQuote(reduceSession(looked, { type: 'compareChanged', compareIds: [] }), store)
  expect(store.state().list).toEqual([])
  const { criteria } = looked.results ?? {}
  if (!criteria) throw new Error('the sample has no list')
  const changed = { ...criteria, income: criteria.income + 1 }
  await storeQuote(reduceSession(looked, { type: 'criteriaReplaced', criteria: changed, draft: looked.draft }), store)
  expect(store.state().list).toHaveLength(1)
  // Back at the first state it is still the visitor's.
  await storeQuote(looked, store)
  expect(store.state().list).toHaveLength(2)
  const third = opened().store
  storeLinkedQuote(looked)
  adoptLinkedQuote()
  await storeQuote(looked, third)
  await settled(third)
  expect(isStored('local', 'savedQuotes')).toBe(true)
})

// Proves A-51.
it('forgets the quote of a visitor who starts over, and all of them at a log-out', async () => {
  const { store, vault } = opened()
  await storeQuote(looked, store)
  await settled(store)
  await eraseQuote(looked, store)
  await settled(store)
  expect(isStored('local', 'savedQuotes')).toBe(false)
  await storeQuote(looked, store)
  await settled(store)
  await vault.erase()
  expect(store.state().list).toEqual([])
  expect(isStored('local', 'savedQuotes')).toBe(false)
})

it('follows an erasure in another tab', async () => {
  const { store } = opened()
  await storeQuote(looked, store)
  await settled(store)
  await createVault(systemClock).erase()
  dispatchEvent(new StorageEvent('storage'))
  await vi.waitFor(() => {
    expect(store.state().list).toEqual([])
  })
})
