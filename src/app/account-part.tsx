import { Suspense, useState, useSyncExternalStore } from 'react'

import { componentOf, onDemand } from '#i18n/on-demand.ts'
import { isAnybodyStored } from '#state/account-store.ts'
import { useAccount } from '#state/account.tsx'

const SessionPart = componentOf(
  onDemand(() => import('./session-part.tsx'), 'login', 'call-failures'),
  (part) => part.SessionPart,
)

/**
 * Subscribes to nothing: the storage is read when the component renders. Pages are prerendered for a visitor without
 * data.
 */
const never = () => () => undefined
const isNobodyStored = () => false

/** The session's code for every page, loaded once there is a session, to keep a visitor's load small. */
export function AccountPart() {
  const session = useAccount()
  const [isNeeded, setIsNeeded] = useState(false)
  // It also removes the data of an expired session.
  const isLeft = useSyncExternalStore(never, isAnybodyStored, isNobodyStored)
  const isThere = isLeft || session.kind !== 'signedOut' || session.reason !== undefined
  // It stays when the session ends, because it handles the end too.
  if (isThere && !isNeeded) setIsNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <SessionPart />
      </Suspense>
    )
  )
}
