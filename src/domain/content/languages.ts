import { type SiteLanguage, languageTable } from './language-table.ts'

/** The site's languages, the default one first. */
export const siteLanguages = Object.keys(languageTable) as readonly SiteLanguage[]

/** Narrows any text to a language; otherwise undefined. */
export function toLanguage(value: string | null | undefined): SiteLanguage | undefined {
  return siteLanguages.find((language) => language === value)
}

/** Returns the language that an address asks for by what it begins with; undefined for an address of the default one. */
export function languageOfAddress(pathname: string): SiteLanguage | undefined {
  return siteLanguages.find((language) => {
    const { prefix } = languageTable[language]
    return prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`)
  })
}
