import type { Language } from './language.ts'

/** The pages that have an address in each language (decisions, Languages); the flow keeps its one address. */
const inBothLanguages =
  /^\/(about-us|benefits|faqs|contact|terms-and-conditions|privacy-policy|carriers\/[\w-]+)(?=[?#]|$)/

/** The address of a place of the site in a language: public pages have a Spanish one under /es, the others only one. */
export function publicAddress(place: string, language: Language): string {
  return language === 'es' && inBothLanguages.test(place) ? `/es${place}` : place
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
  return language === null && inBothLanguages.test(path)
}
