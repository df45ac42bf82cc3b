import { useEffect, useState, useSyncExternalStore } from 'react'

import { onRetryWaitChange, secondsUntilRetry } from './retry-wait.ts'

/** After this long a wait is told, in milliseconds: until then a spinner or an outline of the content is enough. */
const patienceMs = 4_000

/** A wait that takes long. */
export interface LongWait {
  /** Seconds until a busy service is asked again, as it asked for; null where it only answers slowly. */
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
 * Whether something under way takes long: from its fourth second on, and at once where a busy service asks for a wait, with
 * the seconds that count down. Null otherwise.
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
