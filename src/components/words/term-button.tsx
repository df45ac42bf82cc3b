import type { ReactNode } from 'react'

import { HelpPopover } from '#components/primitives/help-popover.tsx'
import type { PlacedTerm } from '#domain/content/glossary-terms.ts'

import { useWords } from './words-context.ts'

export interface TermButtonProps {
  /** The term, with the number of its example here. */
  readonly term: PlacedTerm
  /** The word as the place says it. */
  readonly children: ReactNode
}

/**
 * A word that explains itself: a button that opens its meaning, with its mark for paper (C-72). It is plain text until the
 * meanings are loaded.
 * Don't put it into a button, a link or a heading's button.
 */
export function TermButton({ term, children }: TermButtonProps): ReactNode {
  const { parts } = useWords()
  if (parts === null) return <>{children}</>
  const word = (
    <>
      {children}
      <TermMark id={term.id} />
    </>
  )
  return (
    <HelpPopover word={word}>
      <parts.TermCard term={term} />
    </HelpPopover>
  )
}

export interface TermMarkProps {
  /** The term. */
  readonly id: PlacedTerm['id']
}

/** On paper, the number of a term's meaning at the end of the page (C-76). */
export function TermMark({ id }: TermMarkProps) {
  const { parts, footnotes } = useWords()
  const place = footnotes.indexOf(id)
  if (parts === null || place < 0) return null
  return (
    <sup aria-hidden className="hidden print:inline">
      {place + 1}
    </sup>
  )
}
