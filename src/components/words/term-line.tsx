import type { PlacedTerm } from '#domain/content/glossary-terms.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { TermButton } from './term-button.tsx'
import { useWords } from './words-context.ts'

export interface TermLineProps {
  /** The terms, each with the number of its example here. */
  readonly terms: readonly PlacedTerm[]
}

/**
 * A line with the terms of a section whose own labels can't be buttons (C-72). It renders nothing until the meanings
 * are loaded.
 */
export function TermLine({ terms }: TermLineProps) {
  const { t } = useTranslation('glossary')
  const { parts } = useWords()
  if (parts === null || terms.length === 0) return null
  return (
    <div className="text-sm print:hidden">
      <p className="text-ink-muted">{t('termLine.title')}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {terms.map((term) => (
          <li key={term.id}>
            <TermButton term={term}>{t(`terms.${term.id}.short`)}</TermButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
