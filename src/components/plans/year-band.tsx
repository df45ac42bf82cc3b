import { RichText } from '#components/chrome/rich-text.tsx'
import { isExampleView, type YearCosts, type YearView } from '#domain/plans/year-costs.ts'
import { formatDollars, formatMonth } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

/** Returns a function that names the months that the cost of a year counts, from the first one covered to December (P-60). */
export function useMonthsText(): (monthsCovered: number) => string {
  const { t, language } = useTranslation('year-costs')
  return (count) => t('yearBand.months', { count, first: formatMonth(13 - count, language) })
}

/**
 * Returns a function that names the bills of a healthy year and the highest cost (P-61). A year that does not begin in
 * January counts its months.
 */
export function useYearText(): (year: YearCosts) => string {
  const { t, language } = useTranslation('year-costs')
  const dollars = (cents: number) => formatDollars(cents / 100, language)
  return ({ monthsCovered: count, healthy, bad }) => {
    const bills = dollars(healthy.cents)
    if (bad === null)
      return count < 12
        ? t('yearBand.healthyMonths', { count, healthy: bills })
        : t('yearBand.healthyOnly', { healthy: bills })
    const both = { healthy: bills, most: dollars(bad.cents) }
    return count < 12 ? t('yearBand.bothMonths', { count, ...both }) : t('yearBand.both', both)
  }
}

export interface YearBandProps {
  /** The plan's costs of a year. */
  readonly year: YearCosts
  /**
   * The chosen year: its figure is underlined, and that of a federal example is shown beside the others. Null where there
   * is no choice.
   */
  readonly view: YearView | null
  /** Which bill the year counts, from `yearBillText`; undefined where there is nothing to say. */
  readonly note?: string | undefined
}

const barLooks = { line: 'w-8 min-w-0', end: 'w-0 min-w-full' } as const

export interface YearBarProps extends Omit<YearBandProps, 'note'> {
  /**
   * The year's cost that fills the bar, in cents: the highest of the list, so that bars of cards compare. While plans
   * are still arriving it is Infinity and the bar is empty, because the highest cost may rise.
   * @default the plan's highest cost
   */
  readonly scaleCents?: number | null
  /**
   * `line` is for between two figures of a line of text, `end` for after them.
   * @default line
   */
  readonly look?: keyof typeof barLooks
}

/** The length of the bar in its own units. */
const barLength = 1_000

/** A plan's year as a bar: the bills, the care that may come on top, and a mark at the chosen year. */
export function YearBar({ year, view, scaleCents, look = 'line' }: YearBarProps) {
  const most = year.bad?.cents ?? year.healthy.cents
  const scale = Math.max(scaleCents ?? 0, most, 1)
  const at = (cents: number) => Math.min(barLength, Math.round((cents / scale) * barLength))
  const chosen = view && year[view]
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${barLength} 10`}
      preserveAspectRatio="none"
      className={cn(
        'print-exact h-1.5 flex-1 overflow-visible rounded-full bg-border forced-color-adjust-none',
        barLooks[look],
      )}
    >
      <rect
        width={at(most)}
        height="10"
        className="fill-primary-wash stroke-primary-mid"
        vectorEffect="non-scaling-stroke"
      />
      <rect width={at(year.healthy.cents)} height="10" className="fill-primary-mid" />
      {chosen && scale < Infinity && (
        <line
          x1={at(chosen.cents)}
          x2={at(chosen.cents)}
          y1="-3"
          y2="13"
          className="stroke-ink stroke-2"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

/**
 * A plan's cost of a year: the bills of a healthy year and the highest cost, as text (P-60, P-61). Without a list to compare
 * with there is no bar, because a bar of the plan's own scale contradicts the list's (P-119). A chosen
 * federal example adds its figure (P-62). The figure of the chosen year is underlined (P-63). A
 * year that does not begin in January names its months, and the note says whose bills it counts (P-67). Unknown figures are
 * left out.
 */
export function YearBand({ year, view, note }: YearBandProps) {
  const { t, language } = useTranslation('year-costs')
  const dollars = (cents: number) => formatDollars(cents / 100, language)
  const monthsText = useMonthsText()
  const yearText = useYearText()
  const { monthsCovered } = year
  const exampleView = view && isExampleView(view) ? view : null
  const example = exampleView && year[exampleView]
  return (
    <div className="grid gap-1.5 tabular-nums">
      <p className="text-pretty print:text-sm">
        <RichText text={yearText(year)} underlined={view === 'healthy' ? 0 : view === 'bad' ? 1 : undefined} />
      </p>
      {exampleView && example && (
        <p className="text-sm">
          <RichText
            text={t(example.isAtMost ? 'yearBand.exampleAbout' : 'yearBand.example', {
              view: t(`views.${exampleView}`),
              amount: dollars(example.cents),
            })}
            underlined={0}
          />
        </p>
      )}
      {monthsCovered < 12 && <p className="text-sm text-ink-muted print:text-xs">{monthsText(monthsCovered)}</p>}
      {note !== undefined && (
        <p className="text-sm print:text-xs">
          <RichText text={note} />
        </p>
      )}
    </div>
  )
}
