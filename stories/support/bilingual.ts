import { useLanguage } from '#i18n/use-translation.ts'
import type { Language } from '#i18n/language.ts'

/** Sample text of a story in both languages; what the component itself says comes from the catalogs. */
export type Bilingual<T> = Readonly<Record<Language, T>>

/** The sample text in the language now shown. */
export function useSample<T>(text: Bilingual<T>): T {
  return text[useLanguage()]
}

/** The sample text in the language that the toolbar names, for plays. */
export function sampleFor<T>(text: Bilingual<T>, globals: Record<string, unknown>): T {
  return text[globals.locale === 'es' ? 'es' : 'en']
}
