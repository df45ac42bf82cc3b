import { type YearCosts, yearViews } from '#domain/plans/year-costs.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanSheetFacts } from './plan-sheet-facts.tsx'
import { PlanSheetSection } from './plan-sheet-section.tsx'

export interface PlanSheetYearProps {
  /** The plan's costs of a year, in cents. */
  readonly year: YearCosts
}

/** What the plan costs in each kind of year, with the sum of each (P-60, P-61, P-62). A year that is not known is left out. */
export function PlanSheetYear({ year }: PlanSheetYearProps) {
  const { t, language } = useTranslation('plan-page')
  const money = (cents: number) => formatCents(cents, language)
  const bills = t('yearSum.bills', {
    count: year.monthsCovered,
    bill: money(year.monthlyBillCents),
    bills: money(year.healthy.cents),
  })
  const facts = yearViews.flatMap((view) => {
    const figure = year[view]
    if (figure === null) return []
    const isAtMost = 'isAtMost' in figure && figure.isAtMost
    const parts = [
      view === 'healthy'
        ? bills
        : t('yearSum.care', { bills: money(year.healthy.cents), care: money(figure.careCents) }),
      ...('notCoveredCents' in figure && figure.notCoveredCents > 0
        ? [t('yearSum.notCovered', { amount: money(figure.notCoveredCents) })]
        : []),
    ]
    const total = money(figure.cents)
    return [
      {
        key: view,
        term: t(`yearSum.view.${view}`),
        value: (
          <>
            <span className="font-semibold tabular-nums">
              {isAtMost || view === 'bad' ? t('yearSum.atMost', { amount: total }) : total}
            </span>
            <span className="block text-sm text-ink-muted tabular-nums print:text-xs">{parts.join(' ')}</span>
          </>
        ),
      },
    ]
  })
  return (
    <PlanSheetSection section="year">
      <PlanSheetFacts facts={facts} />
      <p className="text-sm text-ink-muted print:hidden">{t('yearSum.note')}</p>
    </PlanSheetSection>
  )
}
