import type { QuoteSession, RegistrationAttempt } from './session.ts'
import { reduceSession } from './session-events.ts'

/** Returns the registration that waits for its code, on the current screen or left by going back; null for none. */
export function waitingAttempt(session: QuoteSession): RegistrationAttempt | null {
  switch (session.phase) {
    case 'quote':
    case 'results':
      return session.results?.left?.attempt ?? null
    case 'register':
    case 'verify':
      return session.attempt ?? null
  }
}

/**
 * Returns the session with another registration that waits for its code; without one, the verification becomes the
 * registration.
 */
export function withAttempt(session: QuoteSession, attempt: RegistrationAttempt | null): QuoteSession {
  switch (session.phase) {
    case 'quote':
    case 'results': {
      const { results } = session
      if (results?.left === undefined) return session
      return { ...session, results: { ...results, left: { ...results.left, attempt: attempt ?? undefined } } }
    }
    case 'register':
      return { ...session, attempt: attempt ?? undefined }
    case 'verify':
      if (attempt !== null) return { ...session, attempt }
      return withAttempt(reduceSession(session, { type: 'returnedToRegistration' }), null)
  }
}
