import type { QuoteSession } from '#domain/quote/session.ts'
import { storedPartOf } from '#domain/quote/stored-quotes.ts'

import { readStored, removeStored, writeStored } from './storage.ts'

function textOf(session: QuoteSession): string | null {
  const part = storedPartOf(session)
  return part && JSON.stringify(part.results.criteria)
}

/**
 * Notes that a link has opened this quote. It is not the visitor's own until the visitor changes an answer or saves it
 * (Q-126).
 */
export function storeLinkedQuote(session: QuoteSession): void {
  const text = textOf(session)
  if (text === null) removeStored('session', 'linkedQuote')
  else writeStored('session', 'linkedQuote', text)
}

/** Whether a quote still has the search that a link has opened in this tab. A changed quote belongs to the visitor. */
export function isLinkedQuote(session: QuoteSession): boolean {
  const marked = readStored('session', 'linkedQuote')
  if (marked === null) return false
  if (marked === textOf(session)) return true
  removeStored('session', 'linkedQuote')
  return false
}

/** Makes the quote of a link the visitor's own. */
export function adoptLinkedQuote(): void {
  removeStored('session', 'linkedQuote')
}
