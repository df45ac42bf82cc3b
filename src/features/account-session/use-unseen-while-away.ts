import { useEffect } from 'react'

/**
 * Hides a page that shows a person's data while the browser keeps it for Back. It is seen again once its session was
 * checked, which happens on the same event (`createAccountStore`, `useIdle`), before the next paint.
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
  // It listens on when the session ends: a page that was hidden with one is shown without one.
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
