import { useEffect, useRef } from 'react'

/** Pause in typing before something is looked up, in milliseconds. */
export const typingRestMs = 250

/** The call of a field whose suggestions follow what is typed. */
export interface LatestCall {
  /** Cancels the previous call and makes this one, after `waitMs` milliseconds or at once. */
  readonly start: (call: (signal: AbortSignal) => void, waitMs?: number) => void
  readonly cancel: () => void
}

/**
 * Makes only the latest call. The next call or leaving the screen cancels it, so no late answer replaces a newer one.
 */
export function useLatestCall(): LatestCall {
  const pending = useRef<{ timer?: ReturnType<typeof setTimeout>; calls?: AbortController }>({})
  const cancel = () => {
    clearTimeout(pending.current.timer)
    pending.current.calls?.abort()
  }
  useEffect(() => cancel, [])
  return {
    cancel,
    start: (call, waitMs) => {
      cancel()
      const calls = new AbortController()
      pending.current.calls = calls
      if (waitMs === undefined) call(calls.signal)
      else
        pending.current.timer = setTimeout(() => {
          call(calls.signal)
        }, waitMs)
    },
  }
}
