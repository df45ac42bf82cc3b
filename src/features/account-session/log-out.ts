import { logOut } from '#api/logout.ts'
import type { AccountSession, SignOutReason } from '#domain/account/account-session.ts'
import { failureOf } from '#lib/call-failure.ts'
import type { AccountActions } from '#state/account-store.ts'

/** Resolves when the device is back online; never if this page is closed first. */
const whenOnline = () =>
  new Promise<void>((resolve) => {
    addEventListener(
      'online',
      () => {
        resolve()
      },
      { once: true },
    )
  })

/**
 * Ends the session at the service as soon as it can be reached while this page is open. A failure doesn't concern the
 * user: the device erases the token anyway, and keeps none for a later visit.
 */
async function tellService(token: string): Promise<void> {
  try {
    await logOut(token)
  } catch (error) {
    if (failureOf(error, 'logout').kind !== 'network') return
    await whenOnline()
    await tellService(token)
  }
}

/**
 * Logs out: the token goes to the service, and the device erases the user's data whatever the service answers.
 */
export async function endSession(
  session: AccountSession,
  signOut: AccountActions['signOut'],
  reason: SignOutReason = 'signedOut',
): Promise<void> {
  if (session.kind !== 'signedOut') void tellService(session.token)
  await signOut(reason)
}
