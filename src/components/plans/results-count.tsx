import { ProgressBar } from '#components/primitives/progress-bar.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The known numbers of plans. */
export interface PlanCounts {
  /** Number of plans on the current page. */
  readonly shown: number
  /** Number of arrived plans that pass the filters. */
  readonly matching: number
  /** Number of arrived plans. */
  readonly loaded: number
  /** Number of all plans. */
  readonly total: number
  /** More plans are arriving, so no number is final. */
  readonly isArriving: boolean
}

/**
 * Returns a function that gives the counts in one sentence. A number is presented as final only when no more plans are
 * arriving.
 */
export function useCountText(): (counts: PlanCounts) => string {
  const { t, language } = useTranslation('plans')
  return ({ shown, matching, loaded, total, isArriving }) => {
    const coming = { loaded: formatNumber(loaded, language), total: formatNumber(total, language) }
    // Plans that did not arrive might pass the filters.
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
  /** The counts; null if they are unknown. */
  readonly counts: PlanCounts | null
}

/**
 * Says how many plans are shown and how many are still arriving. Its height never changes: the bar lies between this and
 * the next line, and only a width with room for all of it has the long text (P-84).
 */
export function ResultsCount({ counts }: ResultsCountProps) {
  const { t, language } = useTranslation('plans')
  const textOf = useCountText()
  // An empty line is as high as a written one.
  const text = counts ? textOf(counts) : '\u00A0'
  const short =
    counts?.isArriving === true && counts.matching > 0
      ? t('results.soFarShort', {
          shown: counts.shown,
          matching: formatNumber(counts.matching, language),
          loaded: formatNumber(counts.loaded, language),
          total: formatNumber(counts.total, language),
        })
      : text
  return (
    <div className="relative">
      <p className="text-sm text-ink-muted tabular-nums md:text-base">
        {short === text ? (
          text
        ) : (
          <>
            <span className="md:max-lg:hidden">{short}</span>
            <span className="max-md:hidden lg:hidden">{text}</span>
          </>
        )}
      </p>
      {counts?.isArriving === true && (
        <ProgressBar
          label={t('results.progress')}
          valueText={text}
          value={counts.loaded}
          max={Math.max(counts.total, 1)}
          className="absolute inset-x-0 top-full max-w-field-lg"
        />
      )}
    </div>
  )
}
