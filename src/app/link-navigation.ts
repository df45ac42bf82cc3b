import { useEffect } from 'react'

import { placeAt } from '#i18n/public-address.ts'
import { startHistory } from '#lib/page-history.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { goTo } from './site-location.ts'

function anchorOf(event: MouseEvent): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null
}

/** Whether the browser handles a click on a link: another tab, a download, another site, or a position on this page. */
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
 * Makes plain links navigate without a reload if they stay on the site. A link home from within the quote flow leads to
 * its first question, and all answers stay.
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
