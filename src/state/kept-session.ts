import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { storedSession } from '#domain/quote/stored-session.ts'

import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'quoteSession'

/** Keeps the flow for a reload of this tab; without storage a reload starts over, which the reload itself shows. */
export function keepSession(session: QuoteSession): void {
  if (session === initialSession) removeStored('session', key)
  else writeStored('session', key, JSON.stringify(storedSession(session)))
}

/**
 * The flow that this tab kept, sanitised; the initial one where nothing is kept or it cannot be read. The sanitiser is
 * fetched only when there is something to read, so that a first visit does not pay for it.
 */
export async function keptSession(): Promise<QuoteSession> {
  const text = readStored('session', key)
  if (text === null) return initialSession
  try {
    const { restoreSession } = await import('#domain/quote/restore-session.ts')
    return restoreSession(JSON.parse(text)) ?? initialSession
  } catch {
    return initialSession
  }
}
