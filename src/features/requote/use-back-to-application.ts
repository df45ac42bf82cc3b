import { useLocation } from 'wouter'

import { goToFirstEntry } from '#lib/page-history.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'
import { removeStored } from '#state/storage.ts'

/**
 * Ends the quote and leads to the application. The application replaces the quote in the browser's history, so Back
 * does not lead into a finished quote.
 */
export function useBackToApplication(): () => Promise<void> {
  const dispatch = useQuoteDispatch()
  const [, navigate] = useLocation()
  return async () => {
    await goToFirstEntry()
    removeStored('session', 'quoteForApplication')
    // Without this, the browser keeps the footer in view while the form appears above it.
    scrollTo({ top: 0, behavior: 'instant' })
    navigate('/lead', { replace: true })
    dispatch({ type: 'startedOver' })
  }
}
