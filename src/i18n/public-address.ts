import { pagePathOf, pages, pathOfSpanish, spanishPathOf } from '#config/pages.ts'

import type { Language } from './language.ts'

/** Returns who may see the page at a place; undefined if there is no page. */
function audienceOf(place: string) {
  const page = pagePathOf(place.replace(/[?#].*/, ''))
  return page && pages[page].audience
}

/** Whether a place has an address in each language (C-14); the flow has only one. */
function isInBothLanguages(place: string): boolean {
  return place !== '/' && audienceOf(place) === 'public'
}

/** Returns the address of a page's document in a language: every page has one under /es, some by a Spanish word (C-74). */
export function documentAddress(place: string, language: Language): string {
  if (language === 'en') return place
  return place === '/' ? '/es' : `/es${place.replace(/^[^?#]+/, spanishPathOf)}`
}

/** Returns the address of a place in a language: public pages have a Spanish one under /es, the others only one. */
export function publicAddress(place: string, language: Language): string {
  return isInBothLanguages(place) ? documentAddress(place, language) : place
}

/**
 * Returns the address of a place for a link. In Spanish every prerendered page is under /es, also the home and the
 * sign-in page, so it is Spanish in another tab and without scripts. The pages of an account have only one address.
 */
export function linkAddress(place: string, language: Language): string {
  const audience = audienceOf(place)
  return audience === 'public' || audience === 'unlisted' ? documentAddress(place, language) : place
}

/** A place of the site. */
export interface Place {
  /** The path as the routes know it, without a language and without a trailing slash. */
  readonly path: string
  /** The language that the address asks for. */
  readonly language: 'es' | null
}

/** Removes all slashes from the end of a path. */
function withoutEnd(path: string): string {
  let end = path.length
  while (path.endsWith('/', end)) end -= 1
  return path.slice(0, end)
}

/** Returns the place at an address, for example /about-us in Spanish at /es/about-us. */
export function placeAt(pathname: string): Place {
  const isSpanish = /^\/es(?=\/|$)/.test(pathname)
  // Two slashes at the start would name another host when the path is written into the address bar.
  const path = withoutEnd(isSpanish ? pathname.slice(3) : pathname).replace(/^\/+/, '/') || '/'
  return { path: isSpanish ? pathOfSpanish(path) : path, language: isSpanish ? 'es' : null }
}

/** Whether an address is the English one of two: its page has a Spanish one under /es. */
export function isEnglishTwin(pathname: string): boolean {
  const { path, language } = placeAt(pathname)
  return language === null && isInBothLanguages(path)
}
