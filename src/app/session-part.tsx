import { Suspense, useEffect } from 'react'

import { viewerOf } from '#domain/account/account-session.ts'
import { LogOutQuestion } from '#features/account-session/ask-log-out.tsx'
import { SessionKeeper } from '#features/account-session/session-keeper.tsx'
import { componentOf, onDemand } from '#i18n/on-demand.ts'
import { useAccount } from '#state/account.tsx'

import { Part } from './part.tsx'
import { useSitePath } from './site-location.ts'

const RequoteLine = componentOf(
  onDemand(() => import('#features/requote/requote-line.tsx'), 'requote'),
  (part) => part.RequoteLine,
)

/**
 * The session's components of every page: the keeper, the question before a log-out and, at `/`, the line for a user
 * with an open application (F-82).
 */
export function SessionPart() {
  const session = useAccount()
  const path = useSitePath()
  useEffect(() => {
    // The code is loaded ahead, because the page may be closing when a session ends.
    import('#api/logout.ts').catch(() => undefined)
  }, [])
  return (
    <>
      <SessionKeeper />
      <LogOutQuestion />
      {path === '/' && session.kind === 'signedIn' && viewerOf(session) === 'incomplete' && (
        // The line has its own boundary, so that the keeper works if the line can't be loaded.
        <Part failure="notice">
          <Suspense>
            <RequoteLine leadId={session.user.leadId} />
          </Suspense>
        </Part>
      )}
    </>
  )
}
