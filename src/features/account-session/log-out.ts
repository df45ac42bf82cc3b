import { logOut } from '#api/logout.ts'
import type { AccountSession, SignOutReason } from '#domain/account/account-session.ts'
import { failureOf } from '#lib/call-failure.ts'
import type { AccountActions } from '#state/account-store.ts'

/** The device is back online; for ever away where this page is closed first. */
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
 * Ends the session at the service, as soon as it can be reached while this page is open. Whether that succeeds is not the
 * person's business: the device forgets the token anyway, and keeps none for a later visit.
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
 * Logging out: the token goes to the service, and the device forgets the person whatever the service answers.
 */
export async function endSession(
  session: AccountSession,
  signOut: AccountActions['signOut'],
  reason: SignOutReason = 'signedOut',
): Promise<void> {
  if (session.kind !== 'signedOut') void tellService(session.token)
  await signOut(reason)
}
