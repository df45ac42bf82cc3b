import { refusesToken } from '#domain/account/startup.ts'
import type { CallFailure, Operation } from '#lib/call-failure.ts'

import { useAccountActions } from './account.tsx'

/** The calls of the account's own data; a 401 of any other says nothing about the session. */
const authorisedCalls: ReadonlySet<Operation> = new Set<Operation>([
  'leadProfile',
  'memberProfile',
  'saveApplication',
  'submitApplication',
])

/** Whether a failed profile call tells that a token is worth nothing. */
export function refusesProfile(failure: CallFailure): boolean {
  if (!('status' in failure)) return false
  return refusesToken(failure.status, failure.kind !== 'unreadable')
}

/** Whether a failed call tells that the session is over. */
export function endsSession(failure: CallFailure): boolean {
  return 'status' in failure && failure.status === 401 && authorisedCalls.has(failure.operation)
}

/**
 * Ends the session where a failed call says that it is over, and tells whether it did: then the guard of the page sends the
 * person to `/login`, which says why, and the caller shows nothing.
 */
export function useSessionEnd(): (failure: CallFailure) => boolean {
  const { signOut } = useAccountActions()
  return (failure) => {
    if (!endsSession(failure)) return false
    void signOut('expired')
    return true
  }
}
