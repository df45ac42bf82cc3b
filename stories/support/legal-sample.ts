import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { type LegalDocument, type LegalWords, legalWords } from '#domain/content/legal.ts'
import { agencyValues } from '#i18n/agency-values.ts'
import type { Language } from '#i18n/language.ts'

/** The agency's text in a language, whose phone is 1-800-555-0142 in the stories. */
export function legalSample(document: LegalDocument, language: Language): LegalWords {
  const values = { ...agencyValues(language), agencyPhone: '1-800-555-0142' }
  return legalWords({ terms, privacy }[document], language, values)
}
