import { failureOf } from '#lib/call-failure.ts'

import { command } from './client.ts'
import { endpoints } from './endpoints.ts'

/**
 * Ends the session at the service, also if the page is left in the meantime. Only the success of the answer is checked
 * (A-44).
 */
export function logOut(token: string): Promise<void> {
  return command({ operation: 'logout', url: endpoints.logout(token), method: 'POST', outlivesPage: true })
}

/**
 * Ends the session at the service now, or as soon as there is a connection while this page is open. A failure is not
 * shown, because the device forgets the token anyway and stores none for a later visit.
 */
export function tellLogOut(token: string): void {
  logOut(token).catch((error: unknown) => {
    if (failureOf(error, 'logout').kind !== 'network') return
    addEventListener(
      'online',
      () => {
        tellLogOut(token)
      },
      { once: true },
    )
  })
}
