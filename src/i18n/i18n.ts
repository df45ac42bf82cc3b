import type { addCatalog, engineT } from './engine.ts'
import { type Language, defaultLanguage, formatLocale } from './language.ts'
import type { Namespace } from './namespaces.ts'
import { type Catalog, type TextValues, plainText } from './plain-text.ts'

/** Typed `t` of one area. */
export type Translate<N extends Namespace> = ReturnType<typeof engineT<N>>

/** Reads one catalog; each is its own chunk, so a page loads only its own areas in its own language. */
const catalogs = import.meta.glob<{ default: Catalog }>('./locales/*/*.json')

/** The areas of the first view, which are shown before i18next is there (see `plainText`). */
const firstView: ReadonlySet<Namespace> = new Set<Namespace>(['common', 'home'])

const loaded = new Map<string, Catalog>()
const wanted = new Set<Namespace>()
const listeners = new Set<() => void>()
let language: Language = defaultLanguage
let wish: Language = defaultLanguage
let engine: { readonly addCatalog: typeof addCatalog; readonly engineT: typeof engineT } | undefined

const nameOf = (of: Language, namespace: Namespace) => `./locales/${of}/${namespace}.json`

async function load(of: Language, namespace: Namespace): Promise<void> {
  const name = nameOf(of, namespace)
  if (loaded.has(name)) return
  const read = catalogs[name]
  if (!read) throw new Error(`No catalog ${name}`)
  const { default: catalog } = await read()
  loaded.set(name, catalog)
  engine?.addCatalog(of, namespace, catalog)
}

async function startEngine(): Promise<void> {
  if (engine) return
  const started = await import('./engine.ts')
  for (const of of ['en', 'es'] as const)
    for (const namespace of wanted) {
      const catalog = loaded.get(nameOf(of, namespace))
      if (catalog) started.addCatalog(of, namespace, catalog)
    }
  engine = started
}

/** The language now shown. */
export function currentLanguage(): Language {
  return language
}

/** Calls back whenever another language is shown; gives what ends that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the texts of the given areas in the language now shown; rejects when a catalog cannot be fetched. */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  const needsEngine = namespaces.some((namespace) => !firstView.has(namespace))
  await Promise.all([...namespaces.map((namespace) => load(wish, namespace)), needsEngine && startEngine()])
}

/** Switches the language once every text already in use is there, so that nothing shows half translated. The last wish wins. */
export async function changeLanguage(to: Language): Promise<void> {
  wish = to
  await Promise.all([...wanted].map((namespace) => load(to, namespace)))
  if (wish !== to || language === to) return
  language = to
  for (const listener of listeners) listener()
}

/** `t` of one language and area, whatever is shown now: i18next's, or the plain look-up while that is on its way. */
export function fixedT<N extends Namespace>(of: Language, namespace: N): Translate<N> {
  if (engine) return engine.engineT(of, namespace)
  const plain = (key: string, values?: TextValues) => {
    const text = plainText(loaded.get(nameOf(of, namespace)) ?? {}, formatLocale[of], key, values)
    if (text === undefined && !import.meta.env.PROD) throw new Error(`Missing text ${namespace}:${key} in ${of}`)
    return text ?? key
  }
  // The plain look-up answers the calls that the first view makes; i18next's type has many more forms.
  return plain as unknown as Translate<N>
}
