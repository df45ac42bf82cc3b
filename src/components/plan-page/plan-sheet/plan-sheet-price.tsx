import { type TermAmounts, useAmountTerms } from '#components/plans/use-card-terms.ts'
import { TermLabel } from '#components/words/term-label.tsx'
import type { PlacedTerm } from '#domain/content/glossary-terms.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import { PlanSheetSection } from './plan-sheet-section.tsx'
import { SheetSource } from './plan-sheet-source.tsx'

export interface PlanSheetPriceProps {
  /** The plan, with its price and the parts of it in cents a month. */
  readonly plan: TermAmounts
  /** The year of the plan. */
  readonly planYear: PlanYear
}

interface SumLine {
  readonly key: 'full' | 'credit' | 'bill' | 'extras' | 'shown'
  readonly amount: string
  readonly isTotal?: true
  readonly term?: PlacedTerm
}

/** The monthly bill as a sum: full price less credit. A price below the bill is shown after it (P-20, P-21). */
export function PlanSheetPrice({ plan, planYear }: PlanSheetPriceProps) {
  const { t, language } = useTranslation('plan-page')
  const { premium, taxCredit } = useAmountTerms()(plan)
  const { beforeCents, billCents, priceCents, refusesCredit } = plan.price
  const money = (cents: number) => formatCents(cents, language)
  const lines: readonly SumLine[] = [
    ...(beforeCents === undefined
      ? []
      : ([
          { key: 'full', amount: money(beforeCents), term: premium },
          { key: 'credit', amount: `− ${money(beforeCents - billCents)}`, term: taxCredit },
        ] as const)),
    { key: 'bill', amount: money(billCents), isTotal: true },
    ...(billCents === priceCents
      ? []
      : ([
          { key: 'extras', amount: `− ${money(billCents - priceCents)}` },
          { key: 'shown', amount: money(priceCents), isTotal: true },
        ] as const)),
  ]
  return (
    <PlanSheetSection section="price">
      <dl className="grid max-w-prose gap-1.5 tabular-nums print:gap-0">
        {lines.map(({ key, amount, isTotal, term }) => (
          <div
            key={key}
            className={cn(
              'flex flex-wrap items-baseline justify-between gap-x-6',
              isTotal && 'border-t-2 border-control pt-1 font-semibold first:border-t-0 print:border-t print:pt-0',
            )}
          >
            <dt>
              <TermLabel text={(of) => of('plan-page')(`priceSum.${key}`)} term={term} />
            </dt>
            <dd className="ms-auto">{amount}</dd>
          </div>
        ))}
      </dl>
      {billCents > priceCents && (
        <p className="max-w-prose">{t('priceSum.notEligible', { amount: money(billCents - priceCents) })}</p>
      )}
      {beforeCents === undefined && (
        <p className="max-w-prose">{refusesCredit ? t('priceSum.refused') : t('priceSum.noCredit')}</p>
      )}
      <SheetSource>{t('priceSum.source', { year: planYear })}</SheetSource>
    </PlanSheetSection>
  )
}
