import { useEffect } from 'react'

/**
 * Hides a page that shows a person's data while the browser keeps it for Back. The page becomes visible again before
 * the next paint, after the session was checked on the same event (`createAccountStore`, `useIdle`).
 */
export function useUnseenWhileAway(isPersonal: boolean): void {
  useEffect(() => {
    if (!isPersonal) return
    const { style } = document.body
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) style.visibility = 'hidden'
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
    }
  }, [isPersonal])
  // This listener stays when the session ends, so a page that was hidden during a session becomes visible without one
  // too.
  useEffect(() => {
    const comeBack = () => {
      requestAnimationFrame(() => document.body.style.removeProperty('visibility'))
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
    }
  }, [])
}
