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

/** Facts in two columns, with the name above the value. */
export function PlanCardFacts({ facts, className }: PlanCardFactsProps) {
  return (
    <dl className={`grid grid-cols-2 gap-x-5 gap-y-3 ${className ?? ''}`}>
      {facts.map(({ key, term, value }) => (
        <div key={key} className="min-w-0">
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
