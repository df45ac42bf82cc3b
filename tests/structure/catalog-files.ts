import { readFileSync, readdirSync } from 'node:fs'

import type { Language } from '#i18n/language.ts'

import { contentTexts } from './content-texts.ts'

const directory = (language: Language) => `src/i18n/locales/${language}`

/** The areas that have a catalog in a language. */
export function areas(language: Language): readonly string[] {
  return readdirSync(directory(language)).map((file) => file.replace(/\.json$/, ''))
}

/** A catalog as written. */
export function catalogSource(language: Language, area: string): string {
  return readFileSync(`${directory(language)}/${area}.json`, 'utf8')
}

/** The texts of a catalog by their dotted keys, `planCard.choose`. */
export function catalogTexts(language: Language, area: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const visit = (value: unknown, path: string) => {
    if (value !== null && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) visit(child, path === '' ? key : `${path}.${key}`)
    else texts.set(path, String(value))
  }
  visit(JSON.parse(catalogSource(language, area)), '')
  return texts
}

/** A text of a language for a table of cases. */
export type TextRow = readonly [area: string, key: string, text: string]

/** Every text of the catalogs in a language. */
export function catalogRows(language: Language): readonly TextRow[] {
  return areas(language).flatMap((area) =>
    [...catalogTexts(language, area)].map(([key, text]) => [area, key, text] as const),
  )
}

/** Every text that a person reads in a language: those of the catalogs, and the agency's own in `src/content`. */
export function allTexts(language: Language): readonly TextRow[] {
  return [...catalogRows(language), ...contentTexts.map(({ file, key, text }) => [file, key, text[language]] as const)]
}

const pluralForm = /_(zero|one|two|few|many|other)$/

/** The key in the code: without the plural form that i18next adds. */
export function baseKey(key: string): string {
  return key.replace(pluralForm, '')
}

/** The plural form at the end of a key; otherwise undefined. */
export function pluralFormOf(key: string): string | undefined {
  return pluralForm.exec(key)?.[1]
}
