import type { ReactNode } from 'react'

/** One fact about a plan. */
export interface PlanFact {
  readonly key: string
  readonly term: string
  readonly value: ReactNode
}

export interface PlanCardFactsProps {
  /** The facts, in order. */
  readonly facts: readonly PlanFact[]
  /** Classes for the position of the facts. */
  readonly className?: string
}

/** Facts in rows, each with its name before the value; a long value goes below its name. */
export function PlanCardFacts({ facts, className }: PlanCardFactsProps) {
  return (
    <dl className={`grid gap-y-0.5 print:text-xs ${className ?? ''}`}>
      {facts.map(({ key, term, value }) => (
        <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-sm text-ink-muted print:text-xs">{term}</dt>
          <dd className="ms-auto text-end font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
