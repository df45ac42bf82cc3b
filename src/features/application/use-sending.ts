import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

import { type CallState, useCall } from '#api/use-call.ts'
import { CallError, isAbort } from '#lib/call-failure.ts'
import { useSessionEnd } from '#state/session-end.ts'
import { removeStored, writeStored } from '#state/storage.ts'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const isOnline = () => navigator.onLine

/** Whether the device has a connection, according to the browser. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

/** A save of a step, or the final submit. */
export type SendKind = 'save' | 'submit'

/** Thrown instead of a call if there is no token: then nothing is sent (F-63). */
export class MissingToken extends Error {
  override name = 'MissingToken'
}

type Send = (signal: AbortSignal) => Promise<void>

/** State of the sending. */
export interface Sending {
  readonly state: CallState
  readonly kind: SendKind
  /** A request waits for the connection; it is sent when there is one. */
  readonly isWaiting: boolean
  readonly isOnline: boolean
  /** Sends now, or once the device is back online; a press during a request has no effect. */
  readonly send: (kind: SendKind, action: Send) => void
  readonly dismiss: () => void
  /** Cancels a waiting submit: the signed answers have changed since, or the applicant has left the signature. */
  readonly takeBackSubmit: () => void
}

const isUnreachable = (error: unknown) => error instanceof CallError && error.failure.kind === 'network'

/**
 * Sends saves and the submit, one at a time. Offline they wait for the connection; a refused token ends the session.
 */
export function useSending(): Sending {
  const endSession = useSessionEnd()
  const isOnline = useOnline()
  const [kind, setKind] = useState<SendKind>('save')
  const [waiting, setWaiting] = useState<Send | null>(null)

  const wait = (action: Send) => {
    writeStored('local', 'unsentWrite', '1')
    setWaiting(() => action)
  }
  const call = useCall(async (action: Send, signal) => {
    try {
      await action(signal)
      removeStored('local', 'unsentWrite')
    } catch (error) {
      if (isAbort(error)) throw error
      if (isUnreachable(error) && !navigator.onLine) wait(action)
      else if (!(error instanceof CallError && endSession(error.failure))) throw error
    }
  })
  const resume = useEffectEvent(() => {
    if (waiting === null) return
    setWaiting(null)
    call.send(waiting)
  })
  useEffect(() => {
    const onOnline = () => {
      resume()
    }
    addEventListener('online', onOnline)
    return () => {
      removeEventListener('online', onOnline)
    }
  }, [])

  return {
    state: call.state,
    kind,
    isWaiting: waiting !== null,
    isOnline,
    send: (next, action) => {
      setKind(next)
      if (!navigator.onLine) wait(action)
      else call.send(action)
    },
    dismiss: call.dismiss,
    takeBackSubmit: () => {
      if (kind === 'submit') setWaiting(null)
    },
  }
}
