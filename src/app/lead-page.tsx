import { ApplicationFlow } from '#features/application/open-application.tsx'
import { useRequote } from '#features/requote/use-requote.ts'
import { goToFirstEntry } from '#lib/page-history.ts'

import { holdOwnToken } from './handed-over-token.ts'
import { goTo } from './site-location.ts'

/** Loads the screen of a path; rejects when it can't be loaded. */
type LoadScreen = (path: string) => Promise<void>

/**
 * Goes on after the submit (F-65). The way within the site loads no document, which would be blank until its scripts run:
 * the screens are fetched while the application says that the signature has arrived.
 */
async function leaveAfterSubmit(address: string, loadScreen: LoadScreen): Promise<void> {
  await goToFirstEntry()
  const isReady =
    address === '/login' &&
    (await Promise.all([loadScreen('/login'), loadScreen('/confirmation')]).then(
      () => true,
      () => false,
    ))
  if (!isReady) {
    location.assign(address)
    return
  }
  holdOwnToken()
  goTo(address)
}

/** Returns the screen of `/lead`: the application, from which a user can check prices again (F-80). */
export function leadPageWith(loadScreen: LoadScreen) {
  const onLeave = (address: string) => void leaveAfterSubmit(address, loadScreen)
  return function LeadPage() {
    return <ApplicationFlow onLeave={onLeave} onRequote={useRequote()} />
  }
}
