import { use, useMemo, useSyncExternalStore } from 'react'

import { currentLanguage, fixedT, languageOfBuild, onLanguageChange } from './i18n.ts'
import { LanguageOfPart } from './language-of-part.ts'
import type { Language } from './language.ts'
import type { Namespace } from './namespaces.ts'

/**
 * Returns the language of the part, or of the page outside such a part. The component renders again when it changes.
 */
export function useLanguage(): Language {
  const ofPart = use(LanguageOfPart)
  const ofPage = useSyncExternalStore(onLanguageChange, currentLanguage, languageOfBuild)
  return ofPart ?? ofPage
}

/**
 * Returns the typed `t` of one area in the language of the part, or of the page outside such a part. The area's texts
 * must already be loaded (see `loadNamespaces`).
 */
export function useTranslation<N extends Namespace>(namespace: N) {
  const language = useLanguage()
  const t = useMemo(() => fixedT(language, namespace), [language, namespace])
  return { t, language }
}
