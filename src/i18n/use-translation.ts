import { useMemo, useSyncExternalStore } from 'react'

import { currentLanguage, fixedT, languageOfBuild, onLanguageChange } from './i18n.ts'
import type { Language } from './language.ts'
import type { Namespace } from './namespaces.ts'

/** Returns the current language; the component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, languageOfBuild)
}

/**
 * Returns the typed `t` of one area in the current language. The area's texts must already be loaded (see
 * `loadNamespaces`).
 */
export function useTranslation<N extends Namespace>(namespace: N) {
  const language = useLanguage()
  const t = useMemo(() => fixedT(language, namespace), [language, namespace])
  return { t, language }
}
