import { Suspense, useState } from 'react'

import { componentOf, onDemand } from '#i18n/on-demand.ts'
import { isAnybodyKept } from '#state/account-store.ts'
import { useAccount } from '#state/account.tsx'

const SessionKeeper = componentOf(
  onDemand(() => import('#features/account-session/session-keeper.tsx'), 'login', 'call-failures'),
  (part) => part.SessionKeeper,
)

/** What a session needs on every page, fetched once there is one: a visitor does not pay for it. */
export function AccountPart() {
  const session = useAccount()
  // What a session that is over left is its business too.
  const [isNeeded, setIsNeeded] = useState(isAnybodyKept)
  const isThere = session.kind !== 'signedOut' || session.reason !== undefined
  // It stays when the session ends: the end is its business as well.
  if (isThere && !isNeeded) setIsNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <SessionKeeper />
      </Suspense>
    )
  )
}
