import { type QuoteSession, type RegistrationAttempt, initialSession } from '#domain/quote/session.ts'
import { waitingAttempt, withAttempt } from '#domain/quote/waiting-attempt.ts'
import { storedSession } from '#domain/quote/stored-session.ts'
import { fetchPart } from '#lib/fetch-part.ts'
import { randomId } from '#lib/random-id.ts'

import { readStored, removeStored, writeStored } from './storage.ts'

const key = 'quoteSession'
/** Names the attempt of this tab: another tab may register somebody else meanwhile. */
const attemptKey = 'registrationAttempt'

/** The attempt that the vault holds for this tab. */
let sealed: RegistrationAttempt | null = null

let keeping: Promise<void> = Promise.resolve()

const attemptKeeper = () => fetchPart(() => import('./kept-attempt.ts'))

/**
 * Seals what the registration answered, which opens an account and so is not kept with the rest; null forgets it. Wait for
 * it before the code is asked, or a reload right then goes back to the registration. Never rejects.
 */
export function keepAttempt(attempt: RegistrationAttempt | null): Promise<void> {
  if (attempt !== sealed) {
    sealed = attempt
    const before = readStored('session', attemptKey)
    const id = attempt === null ? null : randomId()
    if (id === null) removeStored('session', attemptKey)
    else writeStored('session', attemptKey, id)
    keeping = Promise.all([attemptKeeper(), keeping])
      .then(async ([{ sealAttempt, removeAttempt }]) => {
        if (id !== null && attempt !== null) await sealAttempt(id, attempt)
        // Only what is over goes: a copy of this tab may still be waiting for the code of the one before.
        else if (before !== null) await removeAttempt(before)
      })
      .catch(() => undefined)
  }
  return keeping
}

/** Keeps the flow for a reload of this tab; without storage a reload starts over, which the reload itself shows. */
export function keepSession(session: QuoteSession): void {
  const attempt = waitingAttempt(session)
  void keepAttempt(attempt)
  if (session === initialSession) removeStored('session', key)
  else writeStored('session', key, JSON.stringify(storedSession(attempt ? withAttempt(session, {}) : session)))
}

async function withSealedAttempt(session: QuoteSession): Promise<QuoteSession> {
  if (waitingAttempt(session) === null) return session
  const { unsealAttempt } = await attemptKeeper()
  const id = readStored('session', attemptKey)
  sealed = id === null ? null : await unsealAttempt(id)
  return withAttempt(session, sealed)
}

/**
 * The flow that this tab kept, sanitised; the initial one where nothing is kept or it cannot be read. The sanitiser is
 * fetched only when there is something to read, so that a first visit does not pay for it. Rejects when it cannot be
 * fetched: what is kept must outlive that.
 */
export async function keptSession(): Promise<QuoteSession> {
  const text = readStored('session', key)
  if (text === null) return initialSession
  const { restoreSession } = await fetchPart(() => import('#domain/quote/restore-session.ts'))
  let session: QuoteSession = initialSession
  try {
    session = restoreSession(JSON.parse(text)) ?? session
  } catch {
    // What cannot be read is no session.
  }
  return withSealedAttempt(session)
}
