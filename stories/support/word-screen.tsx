import type { ReactNode } from 'react'

import { TermCard, TermFootnotes } from '#components/words/term-card.tsx'
import { type SecondLanguageChoice, type Words, WordsContext } from '#components/words/words-context.ts'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { secondLanguageOf } from '#i18n/language.ts'
import { useLanguage } from '#i18n/use-translation.ts'

/** Loads what words say in the other language. For the loaders of a story. */
export async function loadWords(): Promise<void> {
  await loadInBothLanguages('glossary', 'plans', 'comparison', 'plan-page', 'year-costs')
}

export interface WordScreenProps extends Partial<Omit<Words, 'second'>> {
  /** The labels are in both languages. */
  readonly both?: boolean
  readonly children: ReactNode
}

const noChoice: SecondLanguageChoice | null = null

/** A screen whose terms explain themselves, as the results are. */
export function WordScreen({ both = false, children, ...words }: WordScreenProps) {
  const language = useLanguage()
  return (
    <WordsContext
      value={{
        parts: { TermCard, TermFootnotes },
        second: both ? secondLanguageOf(language) : null,
        choice: noChoice,
        footnotes: [],
        ...words,
      }}
    >
      {children}
    </WordsContext>
  )
}
