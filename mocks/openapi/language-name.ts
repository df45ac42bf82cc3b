import type { SiteLanguage } from '#domain/content/language-table.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the name of a language in English, which the contract is written in. */
export function languageName(language: SiteLanguage): string {
  return names.of(language) ?? language
}
