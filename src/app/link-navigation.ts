import { useEffect } from 'react'

import { placeAt } from '#i18n/public-address.ts'
import { startHistory } from '#lib/page-history.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { goTo } from './site-location.ts'

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

/**
 * Lets the components use plain links: a click on one that stays on the site changes the route without a reload. A link
 * home from within the quote flow leads to its first question, with every answer kept.
 */
export function LinkNavigation(): null {
  const dispatch = useQuoteDispatch()
  useEffect(startHistory, [])
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = anchorOf(event)
      if (!anchor?.href || isBrowsersOwn(event, anchor)) return
      event.preventDefault()
      const { path } = placeAt(anchor.pathname)
      if (path === '/' && placeAt(location.pathname).path === '/' && anchor.search === '')
        dispatch({ type: 'returnedToQuote', step: 'location' })
      else goTo(path + anchor.search + anchor.hash)
    }
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('click', follow)
    }
  }, [dispatch])
  return null
}
