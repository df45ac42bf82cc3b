import { refusesToken } from '#domain/account/startup.ts'
import type { CallFailure, Operation } from '#lib/call-failure.ts'

import { useAccountActions } from './account.tsx'

/** The calls of the account's own data. A 401 of any other call does not concern the session. */
const authorisedCalls: ReadonlySet<Operation> = new Set<Operation>([
  'leadProfile',
  'memberProfile',
  'renewQuote',
  'saveApplication',
  'submitApplication',
])

/** Whether a failed profile call means that the token is invalid. */
export function refusesProfile(failure: CallFailure): boolean {
  if (!('status' in failure)) return false
  return refusesToken(failure.status, failure.kind !== 'unreadable')
}

/** Whether a failed call means that the session is over. */
export function endsSession(failure: CallFailure): boolean {
  return 'status' in failure && failure.status === 401 && authorisedCalls.has(failure.operation)
}

/**
 * Ends the session if a failed call means that it is over, and returns whether it did. The page's guard then sends the
 * user to `/login`, which shows the reason, so the caller shows nothing.
 */
export function useSessionEnd(): (failure: CallFailure) => boolean {
  const { signOut } = useAccountActions()
  return (failure) => {
    if (!endsSession(failure)) return false
    void signOut('refused')
    return true
  }
}
