import { useEffect, useState } from 'react'

import type { AccountSession } from '#domain/account/account-session.ts'
import { type StoredForReturn, readStoredForReturn } from '#state/stored-account.ts'
import { isAnybodyStored } from '#state/account-store.ts'
import { isSharedDevice } from '#state/shared-device.ts'

const nothing: StoredForReturn = { kind: 'nothing' }

/** Returns the data that this device keeps for a user who signs in again; nothing after a logout, which erases it. */
export function useStoredForReturn(session: AccountSession): StoredForReturn {
  const [kept, setKept] = useState(nothing)
  const reason = session.kind === 'signedOut' ? session.reason : null
  // On a shared device, a copy of this tab erases the key that both tabs use.
  const isErased = reason === 'signedOut' || reason === 'idle' || (reason === 'elsewhere' && isSharedDevice())
  const mayBeKept = reason !== null && !isErased
  useEffect(() => {
    if (!mayBeKept || !isAnybodyStored()) return
    let isOver = false
    void readStoredForReturn().then((found) => {
      if (!isOver) setKept(found)
    })
    return () => {
      isOver = true
      setKept(nothing)
    }
  }, [mayBeKept])
  return kept
}
