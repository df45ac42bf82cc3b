import { pagePathOf, pages, pathFrom, pathIn } from '#config/pages.ts'
import { languageTable } from '#domain/content/language-table.ts'
import { languageOfAddress } from '#domain/content/languages.ts'

import type { Language } from './language.ts'

/** Returns who may see the page at a place; undefined if there is no page. */
function audienceOf(place: string) {
  const page = pagePathOf(place.replace(/[?#].*/, ''))
  return page && pages[page].audience
}

/** Whether a place has an address in each language (C-14); the flow has only one. */
function isInEveryLanguage(place: string): boolean {
  return place !== '/' && audienceOf(place) === 'public'
}

/**
 * Returns the address of a page's document in a language. Every page has an address under each language's prefix, such
 * as /es. Some addresses have another word (C-74).
 */
export function documentAddress(place: string, language: Language): string {
  const { prefix } = languageTable[language]
  if (prefix === '') return place
  return place === '/' ? prefix : prefix + place.replace(/^[^?#]+/, (path) => pathIn(language, path))
}

/** Returns the address of a place in a language: public pages have a Spanish one under /es, the others only one. */
export function publicAddress(place: string, language: Language): string {
  return isInEveryLanguage(place) ? documentAddress(place, language) : place
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
  /** The language that the address asks for; null for an address of the default language, which asks for none. */
  readonly language: Language | null
}

/** Removes all slashes from the end of a path. */
function withoutEnd(path: string): string {
  let end = path.length
  while (path.endsWith('/', end)) end -= 1
  return path.slice(0, end)
}

/** Returns the place at an address, for example /about-us in Spanish at /es/about-us. */
export function placeAt(pathname: string): Place {
  const language = languageOfAddress(pathname) ?? null
  const own = language === null ? pathname : pathname.slice(languageTable[language].prefix.length)
  // Two slashes at the start would name another host when the path is written into the address bar.
  const path = withoutEnd(own).replace(/^\/+/, '/') || '/'
  return { path: language === null ? path : pathFrom(language, path), language }
}

/** Whether an address is in the default language and its page also has one in each other language. */
export function isDefaultTwin(pathname: string): boolean {
  const { path, language } = placeAt(pathname)
  return language === null && isInEveryLanguage(path)
}
