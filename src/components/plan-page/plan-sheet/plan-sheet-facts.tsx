import type { ReactNode } from 'react'

/** One fact: its name and its value. */
export interface SheetFact {
  readonly key: string
  readonly term: ReactNode
  readonly value: ReactNode
}

export interface PlanSheetFactsProps {
  /** The facts, in order. */
  readonly facts: readonly SheetFact[]
}

/** A list of facts. Each name is beside its value if there is room. */
export function PlanSheetFacts({ facts }: PlanSheetFactsProps) {
  return (
    <dl className="grid max-w-prose">
      {facts.map(({ key, term, value }) => (
        <div
          key={key}
          className="grid gap-x-6 border-b border-border py-2 sm:grid-cols-3 print:grid-cols-5 print:py-0 print:text-xs print:leading-tight"
        >
          <dt className="text-ink-muted print:col-span-2">{term}</dt>
          <dd className="min-w-0 sm:col-span-2 print:col-span-3">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
