import { useEffect, useState, useSyncExternalStore } from 'react'

import { currentRetryWait, onRetryWaitChange } from '#lib/retry-wait.ts'

/** Seconds until a busy service is asked again, counting down; null while no call waits so. */
export function useRetryWait(): number | null {
  const wait = useSyncExternalStore(onRetryWaitChange, currentRetryWait, currentRetryWait)
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    if (wait === null) return
    const timer = setInterval(() => {
      setPassed((seconds) => seconds + 1)
    }, 1_000)
    return () => {
      clearInterval(timer)
      setPassed(0)
    }
  }, [wait])
  return wait === null ? null : Math.max(1, wait.seconds - passed)
}
