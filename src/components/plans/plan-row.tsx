import type { ReactNode } from 'react'

import { useBillWords } from '#components/plans/plan-price.tsx'
import {
  PriceRestsOnChips,
  type PriceRestsOnChipsProps,
} from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { FoldedRow } from '#components/primitives/folded-row.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import type { PriceBasis } from '#domain/quote/price-basis.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

export interface PlanRowProps {
  /** The plan's name as the issuer gives it, in English. */
  readonly name: string
  /** The price and bill of a month. */
  readonly price: ShownPrice
  /** The plan year; undefined where it is not known. */
  readonly year?: number | undefined
  /** What the price rests on; null where this device does not know it. */
  readonly basis: (PriceRestsOnChipsProps & Pick<PriceBasis, 'year'>) | null
  /** The plan's card. */
  readonly children: ReactNode
}

/**
 * The chosen plan above a form: its name, price and bill in one row that opens the card, so the form starts on the first
 * screen. A screen with room beside the form has the card (P-89).
 */
export function PlanRow({ name, price, year, basis, children }: PlanRowProps) {
  const { t, language } = useTranslation('plans')
  const bill = useBillWords()(price)
  return (
    <div className="rounded-card border border-border bg-surface lg:border-0 lg:bg-transparent print:border-0">
      <FoldedRow
        aloneFrom="lg"
        summary={
          <>
            {year !== undefined && <VisuallyHidden>{t('chosenPlan.label', { year })} </VisuallyHidden>}
            <span {...englishName} className="block pt-2">
              {name}
            </span>{' '}
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-2 font-normal">
              <span>
                <b className="tabular-nums">{formatCents(price.priceCents, language)}</b> {t('planPrice.unit')}
              </span>
              {bill !== undefined && <span className="text-ink-muted">{bill}</span>}
              {basis && <PriceRestsOnChips {...basis} />}
            </span>
          </>
        }
      >
        {children}
      </FoldedRow>
    </div>
  )
}
