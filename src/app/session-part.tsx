import { SessionKeeper } from '#features/account-session/session-keeper.tsx'

import { SiteRouter } from './site-router.tsx'

/** What a session needs on every page. */
export function SessionPart() {
  return (
    <SiteRouter>
      <SessionKeeper />
    </SiteRouter>
  )
}
