import { useMemo, useSyncExternalStore } from 'react'

import { currentLanguage, fixedT, i18n } from './i18n.ts'
import type { Language } from './language.ts'
import type { Namespace } from './namespaces.ts'

function subscribe(onChange: () => void): () => void {
  i18n.on('languageChanged', onChange)
  return () => {
    i18n.off('languageChanged', onChange)
  }
}

/** The language now shown; the component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage)
}

/** Typed `t` for one area in the language now shown. The area's texts must have been loaded (see `loadNamespaces`). */
export function useTranslation<N extends Namespace>(namespace: N) {
  const language = useLanguage()
  const t = useMemo(() => fixedT(language, namespace), [language, namespace])
  return { t, language }
}
