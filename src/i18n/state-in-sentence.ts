import type { Language } from './language.ts'
import { stateNameIn } from './state-name.ts'

/** The article of the District of Columbia. The name of a state has none. */
const articles: Readonly<Partial<Record<Language, string>>> = { en: 'the', es: 'el' }

/** Returns a state's name as it stands within a sentence: "the District of Columbia". */
export function stateInSentence(language: Language, abbr: string, englishName: string): string {
  const name = stateNameIn(language, abbr, englishName)
  const article = abbr === 'DC' ? articles[language] : undefined
  return article === undefined ? name : `${article} ${name}`
}

/** Returns a state's name as it starts a sentence: "The District of Columbia". */
export function stateAtStart(language: Language, abbr: string, englishName: string): string {
  const name = stateInSentence(language, abbr, englishName)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
