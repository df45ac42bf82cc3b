import { useEffect, useRef } from 'react'

import type { QuoteSession } from '#domain/quote/session.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

/**
 * Returns a function that gives up the search on its way. It leads back to the list that was shown before, with its
 * answers, filters and comparison; where none was shown, to the last question. `isShown` says that the list of the
 * current search has come.
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
