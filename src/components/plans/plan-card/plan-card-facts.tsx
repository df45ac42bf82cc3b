import type { ReactNode } from 'react'

import { TermLabel, type TextsOf } from '#components/words/term-label.tsx'
import { cn } from '#lib/cn.ts'
import type { TermId } from '#domain/content/glossary-terms.ts'

/** One fact about a plan. */
export interface PlanFact {
  readonly key: string
  /** Its name in the language of `of`. */
  readonly label: (of: TextsOf) => string
  /** The term that the name says, if any. */
  readonly termId?: TermId | undefined
  readonly value: ReactNode
}

const looks = {
  rows: {
    list: 'grid gap-y-0.5',
    fact: 'flex flex-wrap items-baseline justify-between gap-x-4',
    name: 'text-sm',
    value: 'ms-auto text-end',
  },
  // A name may have two lines, so the values end on one line (P-111).
  columns: {
    list: 'mt-1 flex flex-wrap items-end gap-x-2 border-t border-border pt-1.5',
    fact: 'flex-1 basis-field-xs last:grow-3',
    name: 'text-xs leading-snug',
    value: 'text-base leading-snug',
  },
} as const

export interface PlanCardFactsProps {
  /** The facts, in order. */
  readonly facts: readonly PlanFact[]
  /**
   * `columns` has each name above its value, side by side.
   * @default rows
   */
  readonly look?: keyof typeof looks
}

/**
 * Facts in rows, each with its name before the value, or in columns. A long value goes below its name. Terms are explained in the
 * card's details, so a list of cards has few tab stops (C-72).
 */
export function PlanCardFacts({ facts, look = 'rows' }: PlanCardFactsProps) {
  const { list, fact, name, value: valueLook } = looks[look]
  return (
    <dl className={cn('print:text-xs', list)}>
      {facts.map(({ key, label, termId, value }) => (
        <div key={key} className={cn('min-w-0', fact)}>
          <dt className={cn('text-ink-muted print:text-xs', name)}>
            <TermLabel text={label} term={termId && { id: termId }} explains={false} />
          </dt>
          <dd className={cn('font-semibold tabular-nums', valueLook)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
