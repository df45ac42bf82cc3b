import i18next, { type TFunction } from 'i18next'

import { type Language, defaultLanguage } from './language.ts'
import type { Catalog, Namespace } from './namespaces.ts'

/** Typed `t` of one area. */
export type Translate<N extends Namespace> = TFunction<N>

const instance = i18next.createInstance()

void instance.init({
  lng: defaultLanguage,
  fallbackLng: false,
  ns: [],
  defaultNS: 'common',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
  saveMissing: !import.meta.env.PROD,
  missingKeyHandler: (languagesTried, namespace, key) => {
    throw new Error(`Missing text ${namespace}:${key} in ${languagesTried.join(', ')}`)
  },
})

/** Reads one catalog. Each is its own chunk, so a page loads only its own areas in the current language. */
const firstCatalogs = import.meta.glob<{ default: Catalog }>(
  './locales/*/{common,menus,location,quote-steps,call-failures}.json',
)

/** Returns the loader of a catalog. The list of catalogs beyond the quote is loaded with the first of them. */
async function readerOf(name: string) {
  return firstCatalogs[name] ?? (await import('./later-catalogs.ts')).laterCatalogs[name]
}

const wanted = new Set<Namespace>()
const listeners = new Set<() => void>()
let language: Language = defaultLanguage
let builtLanguage: Language = defaultLanguage
let wish: Language = defaultLanguage

/** Loads one catalog in a language; rejects when it can't be fetched. */
export async function loadCatalog(of: Language, namespace: Namespace): Promise<void> {
  if (instance.hasResourceBundle(of, namespace)) return
  const name = `./locales/${of}/${namespace}.json`
  const read = await readerOf(name)
  if (!read) throw new Error(`No catalog ${name}`)
  const { default: catalog } = await read()
  replaceCatalog(of, namespace, catalog)
}

/** Returns the current language. */
export function currentLanguage(): Language {
  return language
}

/**
 * Returns the language in which the page was built. After a switch, a part that React has not hydrated yet still has
 * its texts in that language. The next render gives it the new language.
 */
export function languageOfBuild(): Language {
  return builtLanguage
}

/** Calls back when a language is chosen, even the current one; returns a function that unsubscribes. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the texts of the given areas in the current language; rejects when a catalog can't be fetched. */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  await Promise.all(namespaces.map((namespace) => loadCatalog(wish, namespace)))
}

/**
 * Switches the language once all texts in use are loaded, so nothing appears half translated. The last call wins.
 * Rejects when a catalog can't be fetched; the language then doesn't change.
 */
export async function changeLanguage(to: Language): Promise<void> {
  wish = to
  try {
    await Promise.all([...wanted].map((namespace) => loadCatalog(to, namespace)))
  } catch (error) {
    // From here on, texts are loaded for the unchanged language.
    if (wish === to) wish = language
    throw error
  }
  if (wish !== to) return
  language = to
  // Nothing is shown yet.
  if (listeners.size === 0) builtLanguage = to
  for (const listener of listeners) listener()
}

/** Sets or replaces a catalog. The workbench uses it to lengthen the texts of a language. */
export function replaceCatalog(of: Language, namespace: Namespace, catalog: Catalog): void {
  instance.addResourceBundle(of, namespace, catalog)
}

/**
 * Returns the typed `t` of one language and area, whatever the current language is. A missing text is an error everywhere
 * except in the built site.
 */
export function fixedT<N extends Namespace>(of: Language, namespace: N): Translate<N> {
  return instance.getFixedT(of, namespace)
}
