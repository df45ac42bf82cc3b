import { pagePathOf, pages } from '#config/pages.ts'

import type { Language } from './language.ts'

/** Who may see the page of a place; undefined where there is no page. */
function audienceOf(place: string) {
  const page = pagePathOf(place.replace(/[?#].*/, ''))
  return page && pages[page].audience
}

/** Whether a place has an address in each language (C-14); the flow keeps its one address. */
function isInBothLanguages(place: string): boolean {
  return place !== '/' && audienceOf(place) === 'public'
}

/** The address of a page's document in a language: every page has one under /es. */
export function documentAddress(path: string, language: Language): string {
  if (language === 'en') return path
  return path === '/' ? '/es' : `/es${path}`
}

/** The address of a place of the site in a language: public pages have a Spanish one under /es, the others only one. */
export function publicAddress(place: string, language: Language): string {
  return isInBothLanguages(place) ? documentAddress(place, language) : place
}

/**
 * The address of a place for a link. In Spanish every page that is built ahead is under /es, the home and the sign-in page too,
 * so that it is Spanish in another tab and without scripts; the addresses of an account stay one.
 */
export function linkAddress(place: string, language: Language): string {
  const audience = audienceOf(place)
  return audience === 'public' || audience === 'unlisted' ? documentAddress(place, language) : place
}

/** A place of the site. */
export interface Place {
  /** The path as the routes know it, without a language and without a slash at its end. */
  readonly path: string
  /** The language that the address itself asks for. */
  readonly language: 'es' | null
}

/** A path without the slashes at its end, however many there are. */
function withoutEnd(path: string): string {
  let end = path.length
  while (path.endsWith('/', end)) end -= 1
  return path.slice(0, end)
}

/** The place at an address, such as /about-us in Spanish at /es/about-us. */
export function placeAt(pathname: string): Place {
  const isSpanish = /^\/es(?=\/|$)/.test(pathname)
  // Two slashes at the start would name another host where the path is written into the address bar.
  const path = withoutEnd(isSpanish ? pathname.slice(3) : pathname).replace(/^\/+/, '/') || '/'
  return { path, language: isSpanish ? 'es' : null }
}

/** Whether an address is the English one of two: its page has a Spanish one under /es. */
export function isEnglishTwin(pathname: string): boolean {
  const { path, language } = placeAt(pathname)
  return language === null && isInBothLanguages(path)
}
