import { useEffect, useState } from 'react'

/** A wait this long is told, in milliseconds: before, the shapes of what comes say enough. */
const patienceMs = 4_000

/** Whether something under way has taken long by now. */
export function useSlow(isUnderWay: boolean): boolean {
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
  return isUnderWay && isSlow
}
