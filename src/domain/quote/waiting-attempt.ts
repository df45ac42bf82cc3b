import { type QuoteSession, type RegistrationAttempt, reduceSession } from './session.ts'

/** The registration that waits for its code, whether its screen is shown or was left by going back; null for none. */
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

/** The session with another registration that waits for its code; with none, the verification gives way to the registration. */
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
