/** The facts of a language that the site needs besides its texts. */
interface LanguageFacts {
  /** The language's own name for itself, so readers find it on a page in any language. */
  readonly name: string
  readonly short: string
  /** The beginning of its addresses; empty for the default language. */
  readonly prefix: '' | `/${string}`
  /** The locale that formats numbers and dates: US formats in every language (C-13). */
  readonly format: string
  /** Its name for social networks. */
  readonly territory: string
  /** Its number at the service (C-12, C-54). */
  readonly serviceId: number
  /** The language shown next to it on a page in two languages (C-77). */
  readonly second: string
}

/** The languages of the site, the default one first (C-10). Addresses, documents, links and calls follow this table. */
export const languageTable = {
  en: { name: 'English', short: 'EN', prefix: '', format: 'en-US', territory: 'en_US', serviceId: 1, second: 'es' },
  es: { name: 'Español', short: 'ES', prefix: '/es', format: 'es-US', territory: 'es_US', serviceId: 2, second: 'en' },
} as const satisfies Readonly<Record<string, LanguageFacts>>

/** One of the site's languages. */
export type SiteLanguage = keyof typeof languageTable
