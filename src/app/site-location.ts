import { useSyncExternalStore } from 'react'
import type { BaseLocationHook, RouterOptions } from 'wouter'

import { pathPattern } from '#config/pages.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { placeAt, publicAddress } from '#i18n/public-address.ts'
import { rewriteAddress } from '#lib/browser-history.ts'
import { writePage } from '#lib/page-history.ts'

/** Events with which the browser and the site report another address. */
const events = ['popstate', 'pushState', 'replaceState'] as const

function listen(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

let builtPath = '/'

/** Sets the page to prerender, because a build has no address bar. */
export function buildAt(path: string): void {
  builtPath = path
}

const pathNow = () => (typeof location === 'undefined' ? builtPath : placeAt(location.pathname).path)

/** Returns the path of the current page, without its language. */
export function useSitePath(): string {
  return useSyncExternalStore(listen, pathNow, pathNow)
}

let hasDeparted = false

/** Goes to a place of the site, at its address in the current language. */
export function goTo(
  place: string | URL,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
) {
  if (placeAt(new URL(place, location.href).pathname).path !== placeAt(location.pathname).path) hasDeparted = true
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? String(state.wanted) : null
  writePage(publicAddress(String(place), currentLanguage()), replace, wanted, () => {
    dispatchEvent(new Event('pushState'))
  })
}

/** The site's location for the router: paths without their language. */
export const useSiteLocation: BaseLocationHook = () => [useSitePath(), goTo]

/** Parses the paths of the table for the router, case-sensitively. By default /Lead would match /lead. */
export const parsePath: NonNullable<RouterOptions['parser']> = (path) =>
  path === '*' ? { pattern: /^/, keys: [] } : { pattern: pathPattern(path), keys: ['slug'] }

/** Writes the current place's address in another language into the address bar, without an entry in the history. */
export function readdress(language: Parameters<typeof publicAddress>[1]): void {
  const { pathname, search, hash } = location
  const address = publicAddress(placeAt(pathname).path, language)
  if (address !== pathname) rewriteAddress(address + search + hash)
}

/**
 * Returns whether the current page was opened by navigation and not by Back or Forward. It can be read once per
 * arrival.
 */
export function takeDeparture(): boolean {
  const departed = hasDeparted
  hasDeparted = false
  return departed
}
