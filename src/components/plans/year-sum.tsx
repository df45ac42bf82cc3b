import { RichText } from '#components/chrome/rich-text.tsx'
import { TermLabel } from '#components/words/term-label.tsx'
import { isExampleView, type YearCosts, type YearView, yearViews } from '#domain/plans/year-costs.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** A plan's year as the household has it. */
export interface SummedYear {
  /** The plan's costs of a year. */
  readonly year: YearCosts
  /** Whether the household has the plan with extra savings, which the federal examples leave out. */
  readonly hasExtraSavings: boolean
}

export interface YearSumProps extends SummedYear {
  /** The year of the plan, which the source names; undefined where the parts around the sum name it. */
  readonly planYear?: PlanYear | undefined
  /** Which bill the year counts, from `yearBillText`; undefined where there is nothing to say. */
  readonly note?: string | undefined
}

/** Returns how the figure of a year is computed: the bills, and what is added to them. */
function useWorking(year: YearCosts): (view: YearView) => string {
  const { t, language } = useTranslation('year-costs')
  const money = (cents: number) => formatCents(cents, language)
  return (view) => {
    if (view === 'healthy') return t('yearSum.bills', { count: year.monthsCovered, bill: money(year.monthlyBillCents) })
    const amounts = { bills: money(year.healthy.cents), care: money(year[view]?.careCents ?? 0) }
    if (view === 'bad') return t('yearSum.bad', amounts)
    const notCoveredCents = year[view]?.notCoveredCents ?? 0
    return notCoveredCents > 0
      ? t('yearSum.exampleNotCovered', { ...amounts, notCovered: money(notCoveredCents) })
      : t('yearSum.example', amounts)
  }
}

/** Each year of a plan with its sum, and below its name how the sum is computed. A year that is not known has no row. */
export function YearSumTable({ year }: Pick<SummedYear, 'year'>) {
  const { t, language } = useTranslation('year-costs')
  const working = useWorking(year)
  return (
    <table className="w-full max-w-prose border-collapse tabular-nums">
      <caption className="sr-only">{t('yearSum.caption')}</caption>
      <thead>
        <tr className="border-b border-border text-sm text-ink-muted print:text-xs">
          <th scope="col" className="py-1 pe-3 text-start font-semibold print:py-0">
            <TermLabel text={(of) => of('year-costs')('yearSum.year')} />
          </th>
          <th scope="col" className="py-1 text-end font-semibold print:py-0">
            <TermLabel text={(of) => of('year-costs')('yearSum.sum')} />
          </th>
        </tr>
      </thead>
      <tbody>
        {yearViews.map((view) => {
          const figure = year[view]
          if (!figure) return null
          const isAbout = isExampleView(view) && year[view]?.isAtMost === true
          return (
            <tr key={view} className="border-b border-border align-baseline">
              <th scope="row" className="py-2 pe-3 text-start font-semibold print:py-0">
                <TermLabel text={(of) => of('year-costs')(`views.${view}`)} />{' '}
                <span className="block text-sm font-normal text-ink-muted print:inline print:text-xs">
                  {working(view)}
                </span>
              </th>
              <td className="py-2 text-end font-semibold print:py-0">
                {formatCents(figure.cents, language)}
                {(view === 'bad' || isAbout) && (
                  <span className="block text-sm font-normal whitespace-nowrap text-ink-muted print:text-xs">
                    {t(isAbout ? 'yearSum.about' : 'yearSum.atMost')}
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export interface YearSumNotesProps extends Pick<YearSumProps, 'planYear'> {
  /** The years that the notes explain. */
  readonly years: readonly SummedYear[]
}

/** What the sums mean, what they do not count, and their source. */
export function YearSumNotes({ years, planYear }: YearSumNotesProps) {
  const { t } = useTranslation('year-costs')
  const examplesOf = ({ year }: SummedYear) => yearViews.filter(isExampleView).flatMap((view) => year[view] ?? [])
  const hasExample = years.some((each) => examplesOf(each).length > 0)
  const isAtMost = years.some((each) => each.hasExtraSavings && examplesOf(each).some(({ isAtMost: atMost }) => atMost))
  const isShort = years.some(({ year }) => year.monthsCovered < 12)
  return (
    <div className="grid max-w-prose gap-1 text-sm text-ink-muted print:gap-0 print:text-xs">
      {years.some(({ year }) => year.bad === null) && <p>{t('yearSum.unknownBad')}</p>}
      {hasExample && <p>{t('yearSum.exampleNote')}</p>}
      {hasExample && isShort && <p>{t('yearSum.exampleYearNote')}</p>}
      {isAtMost && <p>{t('yearSum.exampleAboutNote')}</p>}
      <p>{t('yearSum.notCounted')}</p>
      <p className="text-xs">
        {planYear === undefined ? t('yearSum.source') : t('yearSum.sourceOfYear', { year: planYear })}
      </p>
    </div>
  )
}

/**
 * How each figure of a plan's year is computed, with the household's own numbers, what is not counted, and the source.
 * Its parent shows it on demand.
 */
export function YearSum({ planYear, note, ...summed }: YearSumProps) {
  return (
    <div className="grid gap-3 print:gap-1">
      <YearSumTable year={summed.year} />
      {note !== undefined && (
        <p className="max-w-prose">
          <RichText text={note} />
        </p>
      )}
      <YearSumNotes years={[summed]} planYear={planYear} />
    </div>
  )
}
