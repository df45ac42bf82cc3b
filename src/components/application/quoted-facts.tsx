import { type ReactNode, useId } from 'react'

import { useTranslation } from '#i18n/use-translation.ts'

/** One answer of the quote, with a short name for the question. */
export interface QuotedFact {
  readonly label: string
  readonly value: string
}

export interface QuotedFactsProps {
  /** The answers about one person or one address, in the order shown. */
  readonly facts: readonly QuotedFact[]
  /** A way to change them, after the facts. */
  readonly children?: ReactNode
}

/** The answers of the quote about one person or one address, in one line. They can't be changed here (F-32). */
export function QuotedFacts({ facts, children }: QuotedFactsProps) {
  const { t } = useTranslation('application')
  const nameId = useId()
  return (
    <div
      role="group"
      aria-labelledby={nameId}
      className="flex flex-wrap items-baseline gap-x-5 gap-y-1 rounded-md bg-surface-sunken px-4 py-3 text-sm"
    >
      <p id={nameId} className="text-ink-muted">
        {t('fromQuote.note')}
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-1.5">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  )
}
