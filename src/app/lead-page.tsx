import { ApplicationFlow } from '#features/application/open-application.tsx'
import { useRequote } from '#features/requote/use-requote.ts'
import { goToFirstEntry } from '#lib/page-history.ts'

import { holdOwnToken } from './handed-over-token.ts'
import { loadScreen } from './screens.tsx'
import { goTo } from './site-location.ts'

/**
 * Goes on after the submit (F-65). The way within the site loads no document, which would be blank until its scripts run:
 * the screens are fetched while the application says that the signature has arrived.
 */
async function leaveAfterSubmit(address: string): Promise<void> {
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

const onLeave = (address: string) => void leaveAfterSubmit(address)

/** `/lead`: the application, from which a user can check prices again (F-80). */
export function LeadPage() {
  return <ApplicationFlow onLeave={onLeave} onRequote={useRequote()} />
}
