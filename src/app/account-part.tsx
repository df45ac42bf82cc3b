import { Suspense, useState } from 'react'

import { isAnybodyKept } from '#state/account-store.ts'
import { useAccount } from '#state/account.tsx'

import { lazyPage } from './lazy-page.tsx'

const keeper = lazyPage(
  () => import('./session-part.tsx').then((module) => module.SessionPart),
  'login',
  'call-failures',
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
        <keeper.Page />
      </Suspense>
    )
  )
}
