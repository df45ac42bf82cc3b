import { useEffect, useState } from 'react'

/** Milliseconds after which a wait is told and can be ended. */
const patienceMs = 4_000

/** Whether something under way has taken so long that the person is told. */
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
