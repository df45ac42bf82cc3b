import type { ReactNode } from 'react'

/** One thing worth knowing about a plan. */
export interface PlanFact {
  readonly key: string
  readonly term: string
  readonly value: ReactNode
}

export interface PlanCardFactsProps {
  /** Names and values, in order. */
  readonly facts: readonly PlanFact[]
  /** Classes for the place that the facts stand in. */
  readonly className?: string
}

/** Facts in two columns, each its name above its value. */
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
