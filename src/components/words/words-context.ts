import { type ComponentType, createContext, use } from 'react'

import type { PlacedTerm, TermId } from '#domain/content/glossary-terms.ts'
import type { Language } from '#i18n/language.ts'

/** What explains a term. It is fetched with the glossary, and until then every term is plain text (C-72). */
export interface WordParts {
  /** The content of a term's popover. */
  readonly TermCard: ComponentType<{ readonly term: PlacedTerm }>
  /** The meanings of terms, at the end of a printed page. */
  readonly TermFootnotes: ComponentType<{ readonly terms: readonly TermId[] }>
}

/** The switch that shows both languages (C-77). */
export interface SecondLanguageChoice {
  /** `failed`: the words of the other language could not be loaded, so the switch is off again. */
  readonly state: 'off' | 'loading' | 'on' | 'failed'
  readonly onChange: (isOn: boolean) => void
}

/** What a screen knows of its words. */
export interface Words {
  /** Null until it is loaded. */
  readonly parts: WordParts | null
  /** The language whose words stand under the labels; null for none. */
  readonly second: Language | null
  /** Null where a screen has no such switch. */
  readonly choice: SecondLanguageChoice | null
  /** The terms with a mark on paper, in the order of their numbers. */
  readonly footnotes: readonly TermId[]
}

/** The words of a screen. Outside of one, terms are plain text and labels are in one language. */
export const WordsContext = createContext<Words>({ parts: null, second: null, choice: null, footnotes: [] })

/** Returns what the screen knows of its words. */
export function useWords(): Words {
  return use(WordsContext)
}
