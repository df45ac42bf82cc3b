import { logOut } from '#api/logout.ts'
import type { AccountSession, SignOutReason } from '#domain/account/account-session.ts'
import type { AccountActions } from '#state/account-store.ts'

/** Ends the session at the service. Whether that succeeds is not the person's business: the device forgets it anyway. */
async function tellService(token: string): Promise<void> {
  try {
    await logOut(token)
  } catch {
    // The service ends it by itself in time.
  }
}

/**
 * Logging out (spec 2 §4): the token goes to the service, and the device forgets the person whatever the service answers.
 */
export async function endSession(
  session: AccountSession,
  signOut: AccountActions['signOut'],
  reason: SignOutReason = 'signedOut',
): Promise<void> {
  if (session.kind !== 'signedOut') void tellService(session.token)
  await signOut(reason)
}
