import { useState } from 'react'

import { wantedPage } from '#lib/browser-history.ts'
import { useQuoteSession } from '#state/quote-session.tsx'

/**
 * Returns where a visitor wants to go after signing in: to the plan that was chosen in this tab (F-85), or to the page
 * that sent the visitor here; null without either.
 */
export function useWanted(): string | null {
  const [wanted] = useState(wantedPage)
  const quote = useQuoteSession()
  return quote.phase === 'register' && quote.chosen.plan.id !== '' ? '/' : wanted
}
