import { ApplicationFlow } from '#features/application/open-application.tsx'
import { useRequote } from '#features/requote/use-requote.ts'
import { goToFirstEntry } from '#lib/page-history.ts'

import { holdOwnToken } from './handed-over-token.ts'
import { goTo } from './site-location.ts'

/** Loads the screen of a path; rejects when it can't be loaded. */
type LoadScreen = (path: string) => Promise<void>

/**
 * Continues after the submit (F-65). It navigates within the site, because a new document would be blank until its
 * scripts run. It loads the screens while the application says that the signature has arrived. For another address, or
 * if a screen cannot be loaded, the browser opens a new document.
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
