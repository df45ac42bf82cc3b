import { type ComponentType, createContext, use } from 'react'

import type { PlacedTerm, TermId } from '#domain/content/glossary-terms.ts'
import type { Language } from '#i18n/language.ts'

/** The components that explain terms. They are loaded with the glossary; until then every term is plain text (C-72). */
export interface WordParts {
  /** The content of a term's popover. */
  readonly TermCard: ComponentType<{ readonly term: PlacedTerm }>
  /** The meanings of terms, at the end of a printed page. */
  readonly TermFootnotes: ComponentType<{ readonly terms: readonly TermId[] }>
}

/** The switch that shows both languages (C-77). */
export interface SecondLanguageChoice {
  /** `failed` means that the other language's texts could not be loaded, so the switch is off again. */
  readonly state: 'off' | 'loading' | 'on' | 'failed'
  readonly onChange: (isOn: boolean) => void
}

/** The explanations and languages of a screen's terms. */
export interface Words {
  /** Null until it is loaded. */
  readonly parts: WordParts | null
  /** The language shown below the labels; null for none. */
  readonly second: Language | null
  /** Null for a screen without this switch. */
  readonly choice: SecondLanguageChoice | null
  /** The terms with a mark on paper, in the order of their numbers. */
  readonly footnotes: readonly TermId[]
}

/** The terms of a screen. Without a provider, terms are plain text and labels are in one language. */
export const WordsContext = createContext<Words>({ parts: null, second: null, choice: null, footnotes: [] })

/** Returns the explanations and languages of the current screen's terms. */
export function useWords(): Words {
  return use(WordsContext)
}
