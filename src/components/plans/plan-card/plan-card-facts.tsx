import type { ReactNode } from 'react'

import { TermLabel, type TextsOf } from '#components/words/term-label.tsx'
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

export interface PlanCardFactsProps {
  /** The facts, in order. */
  readonly facts: readonly PlanFact[]
  /** Classes for the position of the facts. */
  readonly className?: string
}

/**
 * Facts in rows, each with its name before the value; a long value goes below its name. Terms are explained in the
 * card's details, so a list of cards has few tab stops (C-72).
 */
export function PlanCardFacts({ facts, className }: PlanCardFactsProps) {
  return (
    <dl className={`grid gap-y-0.5 print:text-xs ${className ?? ''}`}>
      {facts.map(({ key, label, termId, value }) => (
        <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-sm text-ink-muted print:text-xs">
            <TermLabel text={label} term={termId && { id: termId }} explains={false} />
          </dt>
          <dd className="ms-auto text-end font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
