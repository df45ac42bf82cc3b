import { type QuoteSession, type RegistrationAttempt, initialSession } from '#domain/quote/session.ts'
import { waitingAttempt, withAttempt } from '#domain/quote/waiting-attempt.ts'
import { storedSession } from '#domain/quote/stored-session.ts'

import { readStored, removeStored, writeStored } from './storage.ts'

/** The attempt that was last given to the vault, or read from it. */
let sealed: RegistrationAttempt | null = null

let keeping: Promise<void> = Promise.resolve()

const attemptKeeper = () => import('./sealed-attempt.ts')

/**
 * Seals the answer of the registration. It gives access to an account, so it is not stored with the rest; null erases
 * it. Wait for it before asking for the code, or a reload at that moment returns to the registration. Never rejects.
 */
export function storeAttempt(attempt: RegistrationAttempt | null): Promise<void> {
  if (attempt !== sealed) {
    sealed = attempt
    keeping = Promise.all([attemptKeeper(), keeping])
      .then(([{ keepAttempt }]) => keepAttempt(attempt))
      .catch(() => undefined)
  }
  return keeping
}

/** Stores the flow for a reload of this tab. Without storage a reload starts over, which the visitor sees. */
export function storeSession(session: QuoteSession): void {
  const attempt = waitingAttempt(session)
  void storeAttempt(attempt)
  if (session === initialSession) {
    removeStored('session', 'quoteSession')
    removeStored('session', 'linkedQuote')
  } else
    writeStored('session', 'quoteSession', JSON.stringify(storedSession(attempt ? withAttempt(session, {}) : session)))
}

async function withSealedAttempt(session: QuoteSession): Promise<QuoteSession> {
  if (waitingAttempt(session) === null) return session
  const { unsealAttempt } = await attemptKeeper()
  sealed = await unsealAttempt()
  return withAttempt(session, sealed)
}

/**
 * Returns the flow stored by this tab, sanitised; the initial one if nothing is stored or it can't be read. The
 * sanitiser is loaded only when there is something to read, to keep a first visit small. Rejects when it can't be
 * loaded, because the stored flow must not be lost.
 */
export async function readStoredSession(): Promise<QuoteSession> {
  const text = readStored('session', 'quoteSession')
  if (text === null) return initialSession
  const { restoreSession } = await import('#domain/quote/restore-session.ts')
  let session: QuoteSession = initialSession
  try {
    session = restoreSession(JSON.parse(text)) ?? session
  } catch {
    // A value that can't be read is no session.
  }
  return withSealedAttempt(session)
}
