import type { QuoteSession } from '#domain/quote/session.ts'
import {
  type StoredQuotes,
  readStoredQuotes,
  storedPartOf,
  storedQuotes,
  withStoredQuote,
  withoutStoredQuote,
} from '#domain/quote/stored-quotes.ts'
import { type Clock, systemClock } from '#lib/clock.ts'

import { isLinkedQuote } from './linked-quote.ts'
import { type SealedListStore, createSealedList } from './sealed-list.ts'
import { isSharedDevice } from './shared-device.ts'
import { type Vault, vault } from './vault.ts'

/** The saved quotes outside React. */
export type StoredQuotesStore = SealedListStore<StoredQuotes>

/** Keeps the saved quotes sealed. */
export function createStoredQuotesStore(from: Vault, clock: Clock): StoredQuotesStore {
  return createSealedList<StoredQuotes>(from, {
    name: 'savedQuotes',
    empty: [],
    isEmpty: (quotes) => quotes.length === 0,
    read: (value) => readStoredQuotes(value, clock.now().getTime()),
    stored: storedQuotes,
  })
}

/** The saved quotes of this device. */
export const storedQuotesStore: StoredQuotesStore = createStoredQuotesStore(vault, systemClock)

/** A listener that stays while the tab is open, so the list follows an erasure in another tab. */
const stay = () => undefined

/** Resolves once the device has said what it stores. */
async function whenReady(store: StoredQuotesStore): Promise<void> {
  store.subscribe(stay)
  if (store.state().isReady) return
  let leave: () => void = () => undefined
  await new Promise<void>((resolve) => {
    leave = store.subscribe(() => {
      if (store.state().isReady) resolve()
    })
  })
  leave()
}

/**
 * Saves the list of a flow as it is now. A shared device saves nothing, and a quote that a link has opened is saved once
 * the visitor has changed or saved it.
 */
export async function storeQuote(
  session: QuoteSession,
  store = storedQuotesStore,
  clock: Clock = systemClock,
): Promise<void> {
  await whenReady(store)
  const part = storedPartOf(session)
  if (part === null || isSharedDevice() || isLinkedQuote(session)) return
  store.change((quotes) => withStoredQuote(quotes, { savedAt: clock.now().getTime(), session: part }))
}

/** Erases the saved copy of a flow's search. */
export async function eraseQuote(session: QuoteSession, store = storedQuotesStore): Promise<void> {
  await whenReady(store)
  const part = storedPartOf(session)
  if (part !== null) store.change((quotes) => withoutStoredQuote(quotes, part))
}
