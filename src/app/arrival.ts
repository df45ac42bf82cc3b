import { useEffect } from 'react'

import { takeDeparture, useSitePath } from './site-location.ts'

/** Returns the element that the address's fragment names. An invalid encoding, such as `#100%`, is used undecoded. */
function named(): HTMLElement | null {
  const name = location.hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Focuses the heading of a page that is still loading as soon as it appears, unless the visitor has moved on. */
function focusComingHeading(main: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const isWaiting = document.activeElement === main
    const heading = main.querySelector('h1')
    if (isWaiting && heading === null) return
    observer.disconnect()
    if (isWaiting && heading) focus(heading)
  })
  observer.observe(main, { childList: true, subtree: true })
}

/** Puts the focus on the page's heading, or on the part of it that the address names, and scrolls to it. */
function arrive(): void {
  const main = document.getElementById('main')
  const place = named()
  const target = place ?? main?.querySelector('h1') ?? main
  if (!target) return
  // A page may have a better target, such as a field.
  if (!main?.contains(document.activeElement) || document.activeElement === main) {
    focus(target)
    if (target === main) focusComingHeading(main)
  }
  if (!takeDeparture()) return
  if (place) place.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** The previous page. Kept outside of the component, because a page that fails unmounts the components beside it. */
let shown: string | undefined

/**
 * Makes a navigation behave like a page load: the page starts at its top, and its heading has the focus. Render it
 * beside the page, so it acts once the page is rendered. The browser handles the first page of a visit, and the scroll
 * position after Back and Forward.
 */
export function Arrival(): null {
  const path = useSitePath()
  useEffect(() => {
    const isAnother = shown !== undefined && shown !== path
    shown = path
    if (isAnother) arrive()
  }, [path])
  return null
}
