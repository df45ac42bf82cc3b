import { useEffect } from 'react'
import { useLocation } from 'wouter'

function anchorOf(event: MouseEvent): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null
}

/** Whether a click on a link is for the browser: another tab, a download, another site, or a place on this page. */
function isBrowsersOwn(event: MouseEvent, anchor: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (anchor.target !== '' && anchor.target !== '_self') ||
    anchor.hasAttribute('download') ||
    anchor.origin !== location.origin ||
    (anchor.pathname === location.pathname && anchor.hash !== '')
  )
}

/** Lets the components use plain links: a click on one that stays on the site changes the route without a reload. */
export function useLinkNavigation(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = anchorOf(event)
      if (!anchor?.href || isBrowsersOwn(event, anchor)) return
      event.preventDefault()
      navigate(anchor.pathname + anchor.search)
    }
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('click', follow)
    }
  }, [navigate])
}
