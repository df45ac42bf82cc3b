import { ProgressBar } from '#components/primitives/progress-bar.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

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
    // Not "0 of 0": what is known is how many plans the filters hide.
    if (!isArriving && matching === 0) return total === 0 ? t('results.none') : t('results.noneOf', coming)
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
  /**
   * Number of the counted plans that wait for their place before the cards (P-8).
   * @default 0
   */
  readonly waiting?: number
  /** Moves the waiting plans to their places in the list. */
  readonly onShowWaiting?: () => void
  /** Requests the plans that did not arrive. Undefined if another request cannot help. */
  readonly onRetry?: (() => void) | undefined
}

const wayLook =
  'min-h-6 -my-0.5 text-sm max-sm:text-xs font-semibold whitespace-nowrap text-primary underline underline-offset-4 md:max-lg:text-base print:hidden'

/**
 * Says how many plans are shown, waiting, arriving or missing, with a button for those that wait or are missing. Its
 * height never changes: the progress bar is beside the text, and the long text appears only where all of it fits
 * (P-84).
 */
export function ResultsCount({ counts, waiting = 0, onShowWaiting, onRetry }: ResultsCountProps) {
  const { t, language } = useTranslation('plans')
  const errors = useTranslation('call-failures')
  const textOf = useCountText()
  // A non-breaking space gives an empty line the height of a text.
  const text = counts ? textOf(counts) : '\u00A0'
  const isRetryOffered = counts !== null && !counts.isArriving && counts.loaded < counts.total && onRetry !== undefined
  const isWaiting = counts !== null && !counts.isArriving && waiting > 0
  const shortOf = ({ shown, matching, loaded, total, isArriving }: PlanCounts) => {
    if (isArriving)
      return t('results.soFarShort', { loaded: formatNumber(loaded, language), total: formatNumber(total, language) })
    if (isRetryOffered) return t('results.notLoadedShort', { missing: formatNumber(total - loaded, language) })
    return isWaiting ? t('results.showingShort', { shown, matching: formatNumber(matching, language) }) : text
  }
  const short = counts ? shortOf(counts) : text
  return (
    <div className="flex min-w-0 items-center gap-x-3 lg:flex-1 lg:basis-28">
      {/* One line while plans arrive, so that the list below does not move. */}
      <p
        className={cn(
          'text-sm text-ink-muted tabular-nums max-sm:text-xs max-sm:leading-normal md:max-lg:text-base',
          counts?.isArriving === true && 'whitespace-nowrap',
        )}
      >
        {short === text ? (
          text
        ) : (
          <>
            <span className="md:max-lg:hidden">{short}</span>
            <span className="max-md:hidden lg:hidden">{text}</span>
          </>
        )}
        {isRetryOffered && (
          <>
            {' · '}
            <button type="button" className={wayLook} onClick={onRetry}>
              {errors.t('retry')}
            </button>
          </>
        )}
        {isWaiting && (
          // A phone has room for one button. The other is repeated above the list.
          <span className={cn(isRetryOffered && 'max-md:hidden')}>
            {' · '}
            <button type="button" className={wayLook} onClick={onShowWaiting}>
              {t('results.waiting', { count: waiting })}
            </button>
          </span>
        )}
      </p>
      {counts?.isArriving === true && (
        <ProgressBar
          label={t('results.progress')}
          valueText={text}
          value={counts.loaded}
          max={Math.max(counts.total, 1)}
          className="max-w-field-lg min-w-8 flex-1"
        />
      )}
    </div>
  )
}
