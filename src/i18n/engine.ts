import i18next from 'i18next'

import { type Language, defaultLanguage } from './language.ts'
import type { Namespace } from './namespaces.ts'
import type { Catalog } from './plain-text.ts'

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

/** Adds one catalog to i18next. */
export function addCatalog(language: Language, namespace: Namespace, catalog: Catalog): void {
  instance.addResourceBundle(language, namespace, catalog)
}

/**
 * Returns i18next's typed `t` for one language and area. A missing text is an error everywhere except in the built
 * site.
 */
export function engineT<N extends Namespace>(language: Language, namespace: N) {
  return instance.getFixedT(language, namespace)
}
