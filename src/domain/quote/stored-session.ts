import type { QuoteSession } from './session.ts'

/** Version of the stored form; a session stored under another version is not read. */
export const storedVersion = 1

/** A session with the version of its form, ready to be stored as JSON. */
export interface StoredSession {
  readonly version: typeof storedVersion
  readonly session: QuoteSession
}

/** Returns a session in the form that `restoreSession` reads. A separate module, so writing needs no schema. */
export function storedSession(current: QuoteSession): StoredSession {
  return { version: storedVersion, session: current }
}
