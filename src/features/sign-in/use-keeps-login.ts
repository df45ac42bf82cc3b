import { useEffect, useState } from 'react'

import { keepsLogin } from '#state/keeps-login.ts'

/**
 * Whether this device keeps a login. It is assumed until the page has tried, because a prerendered page can't. A
 * device that becomes a shared one keeps it elsewhere, so it is tried again.
 */
export function useKeepsLogin(isShared: boolean): boolean {
  const [isKept, setIsKept] = useState(true)
  useEffect(() => {
    let isOver = false
    void Promise.resolve().then(() => {
      if (!isOver) setIsKept(keepsLogin())
    })
    return () => {
      isOver = true
    }
  }, [isShared])
  return isKept
}
