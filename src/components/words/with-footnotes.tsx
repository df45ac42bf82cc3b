import { type ReactNode, useMemo, useState } from 'react'

import type { TermId } from '#domain/content/glossary-terms.ts'

import { WordsContext, useWords } from './words-context.ts'

export interface WithFootnotesProps {
  /** The terms on the page, in the order of their numbers. */
  readonly terms: readonly TermId[]
  /** The page. */
  readonly children: ReactNode
}

/** A page whose terms have numbered marks on paper, and their meanings below it (C-76). */
export function WithFootnotes({ terms, children }: WithFootnotesProps) {
  const words = useWords()
  const [kept, setKept] = useState(terms)
  // Equal terms keep the same array, so the labels of a list are not rendered again with each of its renderings.
  if (kept !== terms && kept.join() !== terms.join()) setKept(terms)
  const marked = useMemo(() => ({ ...words, footnotes: kept }), [words, kept])
  return (
    <WordsContext value={marked}>
      {children}
      {words.parts && kept.length > 0 && <words.parts.TermFootnotes terms={kept} />}
    </WordsContext>
  )
}
