import { useEffect } from 'react'

import type { QuoteSession } from '#domain/quote/session.ts'

const store = () => import('./stored-quotes-store.ts')

/** Pause after a change before it is saved, in milliseconds, so turning several pages writes once. */
const restMs = 500

/** Saves the list on the screen for a later visit, as it is left. Without the code that seals it is not saved. */
export function useStoredQuote(session: QuoteSession, isStored: boolean): void {
  useEffect(() => {
    if (!isStored) return
    const timer = setTimeout(() => {
      store().then(
        ({ storeQuote }) => storeQuote(session),
        () => undefined,
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
    }
  }, [session, isStored])
}

/** Erases the saved copy of a quote, for a visitor who starts over. Never rejects. */
export async function eraseStoredQuote(session: QuoteSession): Promise<void> {
  await store()
    .then(({ eraseQuote }) => eraseQuote(session))
    .catch(() => undefined)
}
