import { ProgressBar } from '#components/primitives/progress-bar.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** How many plans there are, as far as it is known. */
export interface PlanCounts {
  /** Plans on the page in view. */
  readonly shown: number
  /** Plans that pass the filters, of those that have come. */
  readonly matching: number
  /** Plans that have come. */
  readonly loaded: number
  /** Plans that there are in all. */
  readonly total: number
  /** More plans are on their way: no number is final yet. */
  readonly isArriving: boolean
}

/** The counts in one sentence. A number is told as final only once nothing more is coming. */
export function useCountText(): (counts: PlanCounts) => string {
  const { t, language } = useTranslation('plans')
  return ({ shown, matching, loaded, total, isArriving }) => {
    const coming = { loaded: formatNumber(loaded, language), total: formatNumber(total, language) }
    // Of plans that did not come nobody knows whether they pass the filters.
    if (!isArriving && matching === 0 && loaded < total) return t('results.onlyLoaded', { ...coming, count: total })
    const numbers = { shown, count: matching, matching: formatNumber(matching, language) }
    if (!isArriving)
      return loaded < total
        ? t('results.showingOfLoaded', { ...numbers, missing: formatNumber(total - loaded, language) })
        : t('results.showing', numbers)
    return matching === 0 ? t('results.arriving', coming) : t('results.showingSoFar', { ...numbers, ...coming })
  }
}

export interface ResultsCountProps {
  /** Null while nothing is known. */
  readonly counts: PlanCounts | null
}

/** How many plans are shown and how many are still coming, in a place that keeps its height whatever it says. */
export function ResultsCount({ counts }: ResultsCountProps) {
  const { t } = useTranslation('plans')
  const textOf = useCountText()
  const text = counts ? textOf(counts) : ''
  return (
    <div className="grid min-h-16 content-start gap-2 sm:min-h-10">
      <p className="text-ink-muted tabular-nums">{text}</p>
      {counts?.isArriving === true && (
        <ProgressBar
          label={t('results.progress')}
          valueText={text}
          value={counts.loaded}
          max={Math.max(counts.total, 1)}
          className="max-w-field-lg"
        />
      )}
    </div>
  )
}
