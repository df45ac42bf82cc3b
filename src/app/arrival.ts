import { useEffect } from 'react'

import { takeDeparture, useSitePath } from './site-location.ts'

/** What the address names after its `#`, as it stands there where it is no encoded text, such as `#100%`. */
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

/** A page that loads first has no heading yet: it gets the focus once it is there, unless the person has gone on. */
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

/** Puts the focus on the page's heading, or on the part of it that the address names, and shows it from there. */
function arrive(): void {
  const main = document.getElementById('main')
  const place = named()
  const target = place ?? main?.querySelector('h1') ?? main
  if (!target) return
  // A page may have a better place of its own, such as a field.
  if (!main?.contains(document.activeElement) || document.activeElement === main) {
    focus(target)
    if (target === main) focusComingHeading(main)
  }
  if (!takeDeparture()) return
  if (place) place.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** The page that was there last; kept here, for a page that breaks takes with it whatever stands beside it. */
let shown: string | undefined

/**
 * Makes going to another page what a page load would be: it starts at its top, and its heading has the focus. Stands beside
 * the page, so that it acts once the page is there; the first page of a visit, and the scroll place of a page that was come
 * back to, are the browser's.
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
