/** The languages of the site. */
export const languages = ['en', 'es'] as const

/** One of the site's languages. */
export type Language = (typeof languages)[number]

/** The default language (C-10: the app shell's default is English). */
export const defaultLanguage: Language = 'en'

/** Narrows any text to a language; otherwise undefined. */
export function toLanguage(value: string | null | undefined): Language | undefined {
  return languages.find((language) => language === value)
}

/** Returns the locale that formats numbers and dates: US formats in both languages (C-13). */
export const formatLocale: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }
