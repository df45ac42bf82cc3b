import type { BilingualText } from '#domain/content/text-schema.ts'
import { fillPlaceholders } from '#domain/content/placeholders.ts'

import { agencyValues } from './agency-values.ts'
import { useLanguage } from './use-translation.ts'

/** Returns a function that reads a text of the content in the current language. */
export function useContentText(): (text: BilingualText) => string {
  const language = useLanguage()
  const values = agencyValues(language)
  return (text) => fillPlaceholders(text[language], values)
}
