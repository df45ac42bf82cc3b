import { useSyncExternalStore } from 'react'

import { currentLanguage } from '#i18n/i18n.ts'
import { placeAt, publicAddress } from '#i18n/public-address.ts'
import { rewriteAddress } from '#lib/browser-history.ts'
import { writePage } from '#lib/page-history.ts'

/** How the browser, and the router once it is loaded, tell of another address. */
const events = ['popstate', 'pushState', 'replaceState'] as const

function listen(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

let builtPath = '/'

/** Names the page that is being built, where there is no address bar. */
export function buildAt(path: string): void {
  builtPath = path
}

const pathNow = () => (typeof location === 'undefined' ? builtPath : placeAt(location.pathname).path)

/** The path of the page now shown, without its language. The first view needs no more of a router than this. */
export function useSitePath(): string {
  return useSyncExternalStore(listen, pathNow, pathNow)
}

let hasDeparted = false

/** Goes to a place of the site, at its address in the language now shown. */
export function goTo(
  place: string | URL,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
) {
  if (placeAt(new URL(place, location.href).pathname).path !== placeAt(location.pathname).path) hasDeparted = true
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? String(state.wanted) : null
  writePage(publicAddress(String(place), currentLanguage()), replace, wanted, () => {
    // The router tells of it too, but may not be there yet.
    dispatchEvent(new Event('pushState'))
  })
}

/** Puts the address of the present place in another language into the address bar, without an entry in the history. */
export function readdress(language: Parameters<typeof publicAddress>[1]): void {
  const { pathname, search, hash } = location
  const address = publicAddress(placeAt(pathname).path, language)
  if (address !== pathname) rewriteAddress(address + search + hash)
}

/** Whether the page now shown was gone to, and not come back to with the browser's buttons; asked once an arrival. */
export function takeDeparture(): boolean {
  const departed = hasDeparted
  hasDeparted = false
  return departed
}
