import { LiveRegion } from '#components/primitives/live-region.tsx'
import type { IncomeRange } from '#domain/income/estimated-income.ts'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface EstimatorDialogTotalProps {
  /** The likely income, and those of the lowest and the best year. */
  readonly income: IncomeRange
  /**
   * Why no income is shown: the months do not add up to twelve, the income is too large, or an amount is unreadable;
   * null when it is shown.
   */
  readonly open: 'months' | 'tooLarge' | 'amounts' | null
  /** Whether the lowest and best year are shown too: every answer is valid, and the two differ. */
  readonly isRange: boolean
}

/** The estimate so far. Screen readers announce it once the answers stop changing. */
export function EstimatorDialogTotal({ income, open, isRange }: EstimatorDialogTotalProps) {
  const { t, language } = useTranslation('quote-steps')
  const { t: tIncome } = useTranslation('irregular-income')
  if (open !== null)
    return (
      <div className="forced-border rounded-lg bg-primary-wash px-4 py-3">
        <LiveRegion visible text={tIncome(`range.open.${open}`)} delay={1000} />
      </div>
    )
  const total = formatDollars(income.likely, language)
  const ends = { low: formatDollars(income.low, language), best: formatDollars(income.best, language) }
  return (
    <div>
      <div aria-hidden className="forced-border rounded-lg bg-primary-wash px-4 py-3">
        <p className="flex flex-wrap justify-between gap-x-4">
          {isRange ? tIncome('range.likely') : t('estimatorDialog.total')}
          <strong className="font-display text-2xl tabular-nums">{total}</strong>
        </p>
        {isRange && <p className="text-sm tabular-nums">{tIncome('range.fromTo', ends)}</p>}
      </div>
      <LiveRegion
        text={isRange ? tIncome('range.heard', { likely: total, ...ends }) : t('estimatorDialog.totalHeard', { total })}
        delay={1000}
      />
    </div>
  )
}
