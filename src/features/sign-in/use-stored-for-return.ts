import { useEffect, useState } from 'react'

import type { AccountSession } from '#domain/account/account-session.ts'
import { type KeptForReturn, keptForReturn } from '#state/stored-account.ts'
import { isAnybodyKept } from '#state/account-store.ts'
import { isSharedDevice } from '#state/shared-device.ts'

const nothing: KeptForReturn = { kind: 'nothing' }

/** Returns the data that this device keeps for a user who signs in again; nothing after a logout, which erases it. */
export function useKeptForReturn(session: AccountSession): KeptForReturn {
  const [kept, setKept] = useState(nothing)
  const reason = session.kind === 'signedOut' ? session.reason : null
  // On a shared device a tab that opens as a copy of this one erases the key of both.
  const isErased = reason === 'signedOut' || reason === 'idle' || (reason === 'elsewhere' && isSharedDevice())
  const mayBeKept = reason !== null && !isErased
  useEffect(() => {
    if (!mayBeKept || !isAnybodyKept()) return
    let isOver = false
    void keptForReturn().then((found) => {
      if (!isOver) setKept(found)
    })
    return () => {
      isOver = true
      setKept(nothing)
    }
  }, [mayBeKept])
  return kept
}
