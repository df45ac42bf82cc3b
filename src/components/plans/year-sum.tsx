import { RichText } from '#components/chrome/rich-text.tsx'
import { isExampleView, type YearCosts, type YearView, yearViews } from '#domain/plans/year-costs.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface YearSumProps {
  /** The plan's costs of a year. */
  readonly year: YearCosts
  /** Whether the household has the plan with extra savings, which the federal examples leave out. */
  readonly hasExtraSavings: boolean
}

function useSumText(year: YearCosts): (view: YearView) => string | null {
  const { t, language } = useTranslation('year-costs')
  const money = (cents: number) => formatCents(cents, language)
  const bills = money(year.healthy.cents)
  return (view) => {
    const figure = year[view]
    if (!figure) return null
    if (view === 'healthy')
      return t('yearSum.bills', { months: year.monthsCovered, bill: money(year.monthlyBillCents), bills })
    const amounts = { bills, care: money(figure.careCents), sum: money(figure.cents) }
    if (view === 'bad') return t('yearSum.bad', amounts)
    const notCoveredCents = year[view]?.notCoveredCents ?? 0
    return notCoveredCents > 0
      ? t('yearSum.exampleNotCovered', { ...amounts, notCovered: money(notCoveredCents) })
      : t('yearSum.example', amounts)
  }
}

/**
 * How each figure of a plan's year is computed, with the household's own numbers, what is not counted, and the source.
 * Its parent shows it on demand.
 */
export function YearSum({ year, hasExtraSavings }: YearSumProps) {
  const { t } = useTranslation('year-costs')
  const sumText = useSumText(year)
  const examples = yearViews.filter(isExampleView).flatMap((view) => year[view] ?? [])
  const note = (view: YearView): string | null => {
    if (view === 'healthy') return t('yearSum.healthyNote')
    return view === 'bad' ? t('yearSum.badNote') : null
  }
  return (
    <div className="grid gap-3">
      <dl className="grid gap-3 tabular-nums">
        {yearViews.map((view) => {
          const text = sumText(view)
          const words = note(view)
          if (text === null) return null
          return (
            <div key={view}>
              <dt className="text-sm font-semibold text-ink-muted">{t(`views.${view}`)}</dt>
              <dd>
                <RichText text={text} />
              </dd>
              {words !== null && <dd className="text-sm text-ink-muted">{words}</dd>}
            </div>
          )
        })}
      </dl>
      <div className="grid gap-1 text-sm text-ink-muted">
        {year.bad === null && <p>{t('yearSum.unknownBad')}</p>}
        {examples.length > 0 && <p>{t('yearSum.exampleNote')}</p>}
        {hasExtraSavings && examples.some(({ isAtMost }) => isAtMost) && <p>{t('yearSum.exampleAtMostNote')}</p>}
        <p>{t('yearSum.notCounted')}</p>
        <p>{t('yearSum.source')}</p>
      </div>
    </div>
  )
}
