import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { type CallState, useCall } from '#api/use-call.ts'
import { CallError, isAbort } from '#lib/call-failure.ts'
import { useOnline } from '#lib/use-online.ts'
import { useSessionEnd } from '#state/session-end.ts'
import { removeStored, writeStored } from '#state/storage.ts'

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
  /** A request found no connection; it is sent again when there is one. */
  readonly isWaiting: boolean
  readonly isOnline: boolean
  /** Sends now, even if the browser says that it is offline. A press during a request has no effect. */
  readonly send: (kind: SendKind, action: Send) => void
  /** Sends the waiting request now. */
  readonly tryNow: () => void
  readonly dismiss: () => void
  /** Cancels a waiting submit, also during a try: the signed answers have changed since, or the applicant has left the signature. */
  readonly takeBackSubmit: () => void
}

const isUnreachable = (error: unknown) => error instanceof CallError && error.failure.kind === 'network'

/**
 * Sends saves and the submit, one at a time. What finds no connection waits for it; a refused token ends the session.
 */
export function useSending(): Sending {
  const endSession = useSessionEnd()
  const isOnline = useOnline()
  const [kind, setKind] = useState<SendKind>('save')
  const [waiting, setWaiting] = useState<Send | null>(null)

  const isTakenBack = useRef(false)

  const wait = (action: Send) => {
    writeStored('local', 'unsentWrite', '1')
    setWaiting(() => action)
  }
  const call = useCall(async (action: Send, signal) => {
    try {
      await action(signal)
      removeStored('local', 'unsentWrite')
      setWaiting(null)
    } catch (error) {
      if (isAbort(error)) throw error
      // A browser may say "offline" of a connection that works, so a request waits only once it has failed.
      if (isUnreachable(error) && !navigator.onLine && !isTakenBack.current) {
        wait(action)
        return
      }
      setWaiting(null)
      if (!(error instanceof CallError && endSession(error.failure))) throw error
    }
  })
  const tryNow = () => {
    // The request stays in the waiting state during the try, so that the pressed button does not disappear.
    if (waiting !== null) call.send(waiting)
  }
  const resume = useEffectEvent(tryNow)
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
      if (call.state.kind === 'sending') return
      isTakenBack.current = false
      setKind(next)
      setWaiting(null)
      call.send(action)
    },
    tryNow,
    dismiss: call.dismiss,
    takeBackSubmit: () => {
      if (kind !== 'submit') return
      isTakenBack.current = true
      setWaiting(null)
    },
  }
}
