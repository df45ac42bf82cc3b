import i18next, { type i18n as I18n } from 'i18next'

import { type Language, defaultLanguage, toLanguage } from './language.ts'
import type { Namespace } from './namespaces.ts'

/** Reads one catalog; each is its own chunk, so a page loads only its own areas in its own language. */
const catalogs = import.meta.glob<{ default: Record<string, unknown> }>('./locales/*/*.json')

/** The one i18next instance. A missing key is an error everywhere but in the built site, where the key shows. */
export const i18n: I18n = i18next.createInstance()

void i18n.init({
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

const wanted = new Set<Namespace>()

async function load(language: Language, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return
  const read = catalogs[`./locales/${language}/${namespace}.json`]
  if (!read) throw new Error(`No catalog ${language}/${namespace}`)
  const catalog = await read()
  i18n.addResourceBundle(language, namespace, catalog.default)
}

/** The language now shown. */
export function currentLanguage(): Language {
  return toLanguage(i18n.language) ?? defaultLanguage
}

/** Loads the texts of the given areas in the language now shown; rejects when a catalog cannot be fetched. */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  await Promise.all(namespaces.map((namespace) => load(currentLanguage(), namespace)))
}

/** Switches the language once every text already in use is there, so that nothing shows half translated. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(language, namespace)))
  await i18n.changeLanguage(language)
}

/** `t` of one language and area, whatever is shown now. */
export function fixedT<N extends Namespace>(language: Language, namespace: N) {
  return i18n.getFixedT(language, namespace)
}
