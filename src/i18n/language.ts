import { type SiteLanguage, languageTable } from '#domain/content/language-table.ts'
import { siteLanguages } from '#domain/content/languages.ts'

export { toLanguage } from '#domain/content/languages.ts'

/** The languages of the site. */
export const languages = siteLanguages

/** One of the site's languages. */
export type Language = SiteLanguage

/** The default language (C-10: the app shell's default is English). */
export const defaultLanguage: Language = 'en'

/** Returns the locale that formats numbers and dates. */
export const formatLocale = (language: Language): string => languageTable[language].format

/** Returns the language that stands beside another where two are shown. */
export const secondLanguageOf = (language: Language): Language => languageTable[language].second
