import { useEffect, useRef } from 'react'

import type { QuoteSession } from '#domain/quote/session.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

/**
 * Returns a function that cancels the current search. It leads back to the list that was shown before, with its
 * answers, filters and comparison. If no list was shown, it leads to the last question. `isShown` says that the list of
 * the current search is on the screen.
 */
export function useSearchCancel(isShown: boolean): () => void {
  const session = useQuoteSession()
  const dispatch = useQuoteDispatch()
  const lastShown = useRef<QuoteSession>(null)
  useEffect(() => {
    if (isShown) lastShown.current = session
  }, [isShown, session])
  return () => {
    const former = lastShown.current
    dispatch(former ? { type: 'restored', session: former } : { type: 'returnedToQuote' })
  }
}
