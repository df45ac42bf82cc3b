import { type QuoteSession, type RegistrationAttempt, reduceSession } from './session.ts'

/** The registration that waits for its code, whether the flow stands at its screen or has left it behind; null for none. */
export function standingAttempt(session: QuoteSession): RegistrationAttempt | null {
  switch (session.phase) {
    case 'quote':
    case 'results':
      return session.results?.left?.attempt ?? null
    case 'register':
    case 'verify':
      return session.attempt ?? null
  }
}

/** The session with another answer in place of its standing one; without any it cannot stand at the verification. */
export function withAttempt(session: QuoteSession, attempt: RegistrationAttempt | null): QuoteSession {
  const standing = attempt ?? undefined
  switch (session.phase) {
    case 'quote':
    case 'results': {
      const { results } = session
      if (results?.left === undefined) return session
      return { ...session, results: { ...results, left: { ...results.left, attempt: standing } } }
    }
    case 'register':
      return { ...session, attempt: standing }
    case 'verify':
      if (standing !== undefined) return { ...session, attempt: standing }
      return withAttempt(reduceSession(session, { type: 'returnedToRegistration' }), null)
  }
}
