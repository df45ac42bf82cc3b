import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import { FlowIndicator } from '#components/chrome/flow-indicator.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { County } from '#domain/geo/county.ts'
import { shownPovertyPercent } from '#domain/poverty/poverty-level.ts'
import { formatDollars, formatPercent } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'
import { englishName } from '#lib/english-name.ts'

/** The facts of a search. */
export interface ResultsSummaryProps {
  /** The county, with its ZIP and state. */
  readonly county: County
  /** Number of applicants. */
  readonly applying: number
  /** Number of people in the tax household. */
  readonly householdSize: number
  /** Yearly income in whole dollars. */
  readonly annualIncome: number
  /** Income in percent of the poverty level; null if unknown. */
  readonly fplPercent: number | null
  /** Whether the editor below is open. */
  readonly editing: boolean
  /** Id of the editor's element. */
  readonly editorId: string
  /** Opens or closes the editor. */
  readonly onEdit: () => void
  /** Called when a pointer or the focus is on the edit button, so the editor can be fetched ahead. */
  readonly onNearEdit?: () => void
}

type SummaryFact = 'location' | 'household' | 'income' | 'povertyLevel'

/**
 * The search in one line: the place, the household and the income, with the edit button and the steps of the flow. A
 * phone shows fewer words (P-84).
 */
export function ResultsSummary(props: ResultsSummaryProps) {
  const { t, language } = useTranslation('plans')
  const { county, applying, householdSize, annualIncome, fplPercent } = props
  const people =
    applying === householdSize
      ? t('resultsSummary.people', { count: householdSize })
      : t('resultsSummary.peopleOf', { applying, count: householdSize })
  const facts: readonly { readonly key: SummaryFact; readonly value: ReactNode }[] = [
    {
      key: 'location',
      value: (
        <>
          {county.zipCode} ·{' '}
          <span {...englishName}>
            {county.name}, {county.state}
          </span>
        </>
      ),
    },
    { key: 'household', value: people },
    { key: 'income', value: t('resultsSummary.incomeValue', { income: formatDollars(annualIncome, language) }) },
    {
      key: 'povertyLevel',
      value:
        fplPercent === null ? (
          <>
            {/* As short as a percentage, so that the line does not break before the percentage is known. */}
            <span aria-hidden>–</span>
            <VisuallyHidden>{t('resultsSummary.unknown')}</VisuallyHidden>
          </>
        ) : (
          formatPercent(shownPovertyPercent(fplPercent), language)
        ),
    },
  ]
  return (
    <div className="flex items-center justify-between gap-x-3 md:flex-wrap md:justify-start">
      <p className="min-w-0 text-sm font-semibold tabular-nums md:hidden print:hidden">
        {county.zipCode} · {people} · {formatDollars(annualIncome, language)}
      </p>
      <dl className="flex min-w-0 flex-wrap gap-x-1.5 text-sm font-semibold tabular-nums max-md:hidden print:flex">
        {facts.map(({ key, value }, at) => (
          <div key={key} className="flex min-w-0 gap-x-1.5">
            {at > 0 && (
              <span aria-hidden className="text-ink-muted">
                ·
              </span>
            )}
            <dt className={cn('font-normal text-ink-muted', key !== 'povertyLevel' && 'sr-only print:not-sr-only')}>
              {t(`resultsSummary.${key}`)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        aria-label={t('resultsSummary.edit')}
        aria-expanded={props.editing}
        aria-controls={props.editorId}
        className="group inline-flex min-h-target shrink-0 items-center gap-1 font-semibold text-primary underline-offset-4 hover:underline md:text-sm md:underline print:hidden"
        onClick={props.onEdit}
        onPointerEnter={props.onNearEdit}
        onFocus={props.onNearEdit}
      >
        {t('resultsSummary.editShort')}
        <ChevronDown
          aria-hidden
          strokeWidth={1.9}
          className="size-5 shrink-0 transition-transform duration-base group-aria-expanded:rotate-180"
        />
      </button>
      {/* A phone has no room for the steps, so there only screen readers get them. */}
      <FlowIndicator current="plans" look="line" className="ms-auto max-lg:sr-only" />
    </div>
  )
}
