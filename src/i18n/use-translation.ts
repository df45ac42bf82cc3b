import { useMemo, useSyncExternalStore } from 'react'

import { currentLanguage, fixedT, onLanguageChange } from './i18n.ts'
import type { Language } from './language.ts'
import type { Namespace } from './namespaces.ts'

/** The language now shown; the component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
}

/** Typed `t` for one area in the language now shown. The area's texts must have been loaded (see `loadNamespaces`). */
export function useTranslation<N extends Namespace>(namespace: N) {
  const language = useLanguage()
  const t = useMemo(() => fixedT(language, namespace), [language, namespace])
  return { t, language }
}
