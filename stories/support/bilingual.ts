import { useLanguage } from '#i18n/use-translation.ts'
import type { Language } from '#i18n/language.ts'

/** Sample text of a story in both languages. The component's texts come from the catalogs. */
export type Bilingual<T> = Readonly<Record<Language, T>>

/** Returns the sample text in the current language. */
export function useSample<T>(text: Bilingual<T>): T {
  return text[useLanguage()]
}

/** Returns the sample text in the toolbar's language, for plays. */
export function sampleFor<T>(text: Bilingual<T>, globals: Record<string, unknown>): T {
  return text[globals.locale === 'es' ? 'es' : 'en']
}
