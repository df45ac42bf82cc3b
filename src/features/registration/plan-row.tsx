import type { ReactNode } from 'react'

import { useBillWords } from '#components/plans/plan-price.tsx'
import {
  PriceRestsOnChips,
  type PriceRestsOnChipsProps,
} from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { FoldedRow } from '#components/primitives/folded-row.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { shownPrice } from '#domain/plans/shown-price.ts'
import type { PriceBasis } from '#domain/quote/price-basis.ts'
import type { ChosenPlan } from '#domain/quote/session.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

export interface PlanRowProps {
  readonly chosen: ChosenPlan
  /** What the price rests on. */
  readonly basis: PriceRestsOnChipsProps & Pick<PriceBasis, 'year'>
  /** The plan's card. */
  readonly children: ReactNode
}

/**
 * The chosen plan of the registration. A phone has its name, price and bill in one row that opens the card, so the form
 * starts on the first screen; a wider one has the card (P-89).
 */
export function PlanRow({ chosen, basis, children }: PlanRowProps) {
  const { t, language } = useTranslation('plans')
  const { plan, monthlyPriceCents, monthlyCreditCents } = chosen
  const bill = useBillWords()({
    ...shownPrice(plan, monthlyCreditCents, 'specified'),
    priceCents: monthlyPriceCents,
  })
  return (
    <div className="rounded-card border border-border bg-surface md:border-0 md:bg-transparent print:border-0">
      <FoldedRow
        isOnPhoneOnly
        summary={
          <>
            <VisuallyHidden>{t('chosenPlan.label', { year: basis.year })} </VisuallyHidden>
            <span {...englishName} className="block">
              {plan.name}
            </span>{' '}
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-normal">
              <span>
                <b className="tabular-nums">{formatCents(monthlyPriceCents, language)}</b> {t('planPrice.unit')}
              </span>
              {bill !== undefined && <span className="text-ink-muted">{bill}</span>}
              <PriceRestsOnChips {...basis} />
            </span>
          </>
        }
      >
        {children}
      </FoldedRow>
    </div>
  )
}
