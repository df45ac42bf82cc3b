import type { ReactNode } from 'react'

import { HelpPopover } from '#components/primitives/help-popover.tsx'
import type { PlacedTerm } from '#domain/content/glossary-terms.ts'

import { useWords } from './words-context.ts'

export interface TermButtonProps {
  /** The term, with the number of its example here. */
  readonly term: PlacedTerm
  /** The word, in the form that the surrounding text needs. */
  readonly children: ReactNode
}

/**
 * A button that opens the meaning of its word (C-72). On paper it has the number of a footnote. It is plain text until
 * the meanings are loaded. Don't put it into a button, a link or a heading's button.
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
