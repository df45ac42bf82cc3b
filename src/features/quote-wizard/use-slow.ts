import { useEffect, useState } from 'react'

/** Milliseconds after which waiting needs a word. */
const patienceMs = 4000

/** Whether something under way has taken so long that the person must be told. */
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
  return isSlow
}
