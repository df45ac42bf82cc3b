import type { TFunction } from 'i18next'
import { useMemo, useSyncExternalStore } from 'react'

import { currentLanguage, i18n } from './i18n.ts'
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
export function useTranslation<N extends Namespace>(namespace: N): { t: TFunction<N>; language: Language } {
  const language = useLanguage()
  // getFixedT's own type computes the same function type through a conditional that TypeScript cannot resolve for a type parameter.
  const t = useMemo(() => i18n.getFixedT(language, namespace) as TFunction<N>, [language, namespace])
  return { t, language }
}
