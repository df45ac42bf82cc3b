import { useEffect, useState, useSyncExternalStore } from 'react'

import { onRetryWaitChange, secondsUntilRetry } from './retry-wait.ts'

/** Milliseconds before a wait is announced; until then a spinner or an outline of the content is enough. */
export const patienceMs = 4_000

/** A wait that takes long. */
export interface LongWait {
  /** Seconds until the next try that a busy service requested; null when it only answers slowly. */
  readonly secondsUntilRetry: number | null
}

function onEachSecond(listener: () => void): () => void {
  const stop = onRetryWaitChange(listener)
  const timer = setInterval(listener, 1_000)
  return () => {
    clearInterval(timer)
    stop()
  }
}

/**
 * Whether a pending operation takes long: from its fourth second on, and at once when a busy service requests a wait,
 * with a countdown in seconds. Otherwise null.
 */
export function useLongWait(isUnderWay: boolean): LongWait | null {
  const seconds = useSyncExternalStore(isUnderWay ? onEachSecond : onRetryWaitChange, secondsUntilRetry, () => null)
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => {
      setIsSlow(true)
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isUnderWay])
  return isUnderWay && (isSlow || seconds !== null) ? { secondsUntilRetry: seconds } : null
}
