import type { QuoteSession } from '#domain/quote/session.ts'
import {
  type SavedQuotes,
  readSavedQuotes,
  savedPartOf,
  storedQuotes,
  withSavedQuote,
  withoutSavedQuote,
} from '#domain/quote/stored-quotes.ts'
import { type Clock, systemClock } from '#lib/clock.ts'

import { isLinkedQuote } from './linked-quote.ts'
import { type SealedListStore, createSealedList } from './sealed-list.ts'
import { isSharedDevice } from './shared-device.ts'
import { type Vault, vault } from './vault.ts'

/** The saved quotes outside React. */
export type SavedQuotesStore = SealedListStore<SavedQuotes>

/** Keeps the saved quotes sealed. */
export function createSavedQuotesStore(from: Vault, clock: Clock): SavedQuotesStore {
  return createSealedList<SavedQuotes>(from, {
    name: 'savedQuotes',
    empty: [],
    isEmpty: (quotes) => quotes.length === 0,
    read: (value) => readSavedQuotes(value, clock.now().getTime()),
    stored: storedQuotes,
  })
}

/** The saved quotes of this device. */
export const savedQuotesStore: SavedQuotesStore = createSavedQuotesStore(vault, systemClock)

/** Keeps the list followed while the tab is open, so that an erasure in another tab counts here. */
const stay = () => undefined

/** Resolves once the device has said what it stores. */
async function whenReady(store: SavedQuotesStore): Promise<void> {
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
export async function keepQuote(
  session: QuoteSession,
  store = savedQuotesStore,
  clock: Clock = systemClock,
): Promise<void> {
  await whenReady(store)
  const part = savedPartOf(session)
  if (part === null || isSharedDevice() || isLinkedQuote(session)) return
  store.change((quotes) => withSavedQuote(quotes, { savedAt: clock.now().getTime(), session: part }))
}

/** Erases the saved copy of a flow's search. */
export async function forgetQuote(session: QuoteSession, store = savedQuotesStore): Promise<void> {
  await whenReady(store)
  const part = savedPartOf(session)
  if (part !== null) store.change((quotes) => withoutSavedQuote(quotes, part))
}
