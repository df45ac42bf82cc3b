import type { PlaceholderValues } from '#domain/content/placeholders.ts'
import { fetchPart } from '#lib/fetch-part.ts'

import type { addCatalog, engineT } from './engine.ts'
import { type Language, defaultLanguage, formatLocale } from './language.ts'
import type { Namespace } from './namespaces.ts'
import { type Catalog, plainText } from './plain-text.ts'

/** Typed `t` of one area. */
export type Translate<N extends Namespace> = ReturnType<typeof engineT<N>>

/** Reads one catalog. Each is its own chunk, so a page loads only its own areas in the current language. */
const firstCatalogs = import.meta.glob<{ default: Catalog }>(
  './locales/*/{common,menus,quote-start,quote-steps,call-failures}.json',
)

/** Returns the loader of a catalog. The list of catalogs beyond the quote is loaded with the first of them. */
async function readerOf(name: string) {
  return firstCatalogs[name] ?? (await fetchPart(() => import('./later-catalogs.ts'))).laterCatalogs[name]
}

/** The areas of the first view, its frame and the static pages. They are shown without i18next (see `plainText`). */
export const plainAreas: ReadonlySet<Namespace> = new Set<Namespace>([
  'common',
  'quote-start',
  'menus',
  'about',
  'benefits',
  'faq',
  'glossary',
  'carriers',
  'terms',
  'privacy',
])

const loaded = new Map<string, Catalog>()
const wanted = new Set<Namespace>()
const listeners = new Set<() => void>()
let language: Language = defaultLanguage
let wish: Language = defaultLanguage
let engine: { readonly addCatalog: typeof addCatalog; readonly engineT: typeof engineT } | undefined

const nameOf = (of: Language, namespace: Namespace) => `./locales/${of}/${namespace}.json`

/** Loads one catalog in a language; rejects when it can't be fetched. */
export async function loadCatalog(of: Language, namespace: Namespace): Promise<void> {
  const name = nameOf(of, namespace)
  if (loaded.has(name)) return
  const read = await readerOf(name)
  if (!read) throw new Error(`No catalog ${name}`)
  const { default: catalog } = await fetchPart(read)
  loaded.set(name, catalog)
  engine?.addCatalog(of, namespace, catalog)
}

async function startEngine(): Promise<void> {
  if (engine) return
  const started = await fetchPart(() => import('./engine.ts'))
  for (const of of ['en', 'es'] as const)
    for (const namespace of wanted) {
      const catalog = loaded.get(nameOf(of, namespace))
      if (catalog) started.addCatalog(of, namespace, catalog)
    }
  engine = started
}

/** Returns the current language. */
export function currentLanguage(): Language {
  return language
}

/** Calls back when a language is chosen, even the current one; returns a function that unsubscribes. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the texts of the given areas in the current language; rejects when a catalog can't be fetched. */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  const needsEngine = namespaces.some((namespace) => !plainAreas.has(namespace))
  await Promise.all([...namespaces.map((namespace) => loadCatalog(wish, namespace)), needsEngine && startEngine()])
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
  for (const listener of listeners) listener()
}

/** Replaces a catalog, for the workbench's lengthened language; components that use it render again. */
export function replaceCatalog(of: Language, namespace: Namespace, catalog: Catalog): void {
  loaded.set(nameOf(of, namespace), catalog)
  engine?.addCatalog(of, namespace, catalog)
}

/**
 * Returns `t` of one language and area, whatever the current language is: i18next's, or the plain look-up while i18next
 * loads.
 */
export function fixedT<N extends Namespace>(of: Language, namespace: N): Translate<N> {
  if (engine) return engine.engineT(of, namespace)
  const plain = (key: string, values?: PlaceholderValues) => {
    const text = plainText(loaded.get(nameOf(of, namespace)) ?? {}, formatLocale[of], key, values)
    if (text === undefined && !import.meta.env.PROD) throw new Error(`Missing text ${namespace}:${key} in ${of}`)
    return text ?? key
  }
  // The plain look-up supports the calls that the first view makes; i18next's type has many more forms.
  return plain as unknown as Translate<N>
}
