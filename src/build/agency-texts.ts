import type { Plugin } from 'vite'

import { office } from '#content/office.ts'
import { story } from '#content/story.ts'
import type { PlaceholderValues } from '#domain/content/placeholders.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import type { Language } from '#i18n/language.ts'

/** The agency's facts by their placeholder in the catalogs, so that each is written once. */
const wordsOf = (language: Language): PlaceholderValues => ({
  ...agencyValues(language),
  agencyTagline: story.tagline[language],
  agencyLicense: office.license[language],
  agencyStory: story.nameStory[language],
})

/** Returns a catalog's JSON with the agency's facts in place of `{{agencyName}}` and similar placeholders. */
export function fillAgencyTexts(json: string, language: Language): string {
  return Object.entries(wordsOf(language)).reduce(
    (filled, [placeholder, words]) =>
      filled.replaceAll(`{{${placeholder}}}`, () => JSON.stringify(String(words)).slice(1, -1)),
    json,
  )
}

/** Fills the agency's facts into the catalogs when they are loaded, so that the browser receives plain texts. */
export function agencyTextsPlugin(): Plugin {
  return {
    name: 'puente-agency-texts',
    enforce: 'pre',
    transform(code, id) {
      const language = /\/src\/i18n\/locales\/(en|es)\/[\w-]+\.json$/.exec(id)?.[1]
      return language === undefined ? null : { code: fillAgencyTexts(code, language as Language), map: null }
    },
  }
}
