import { type Language, languages } from './language.ts'

/** Returns the site's language that is not the given one. */
export function otherLanguageOf(language: Language): Language {
  return languages.find((other) => other !== language) ?? language
}
