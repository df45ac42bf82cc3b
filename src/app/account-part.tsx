import { Suspense, useState } from 'react'

import { useAccount } from '#state/account.tsx'

import { lazyPage } from './lazy-page.tsx'

const keeper = lazyPage(() => import('./session-part.tsx').then((module) => module.SessionPart), 'login', 'errors')

/** What a session needs on every page, fetched once there is one: a visitor does not pay for it. */
export function AccountPart() {
  const { kind } = useAccount()
  const [isNeeded, setIsNeeded] = useState(false)
  // It stays when the session ends: the end is its business too.
  if (kind !== 'signedOut' && !isNeeded) setIsNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <keeper.Page />
      </Suspense>
    )
  )
}
