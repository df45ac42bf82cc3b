import { RichText } from '#components/chrome/rich-text.tsx'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PlanCardBreakdownProps {
  /** The price and its parts, in cents a month. */
  readonly price: ShownPrice
}

/** Explains the price from the struck full price to the bill, and the part that no credit can pay (P-21). */
export function PlanCardBreakdown({ price }: PlanCardBreakdownProps) {
  const { t, language } = useTranslation('plans')
  const { beforeCents, billCents, priceCents } = price
  if (beforeCents === undefined) return null
  const money = (cents: number) => formatCents(cents, language)
  return (
    <div className="text-sm">
      <p className="tabular-nums">
        <RichText
          text={t('priceBreakdown.sum', {
            full: money(beforeCents),
            credit: money(beforeCents - billCents),
            bill: money(billCents),
          })}
        />
      </p>
      {billCents > priceCents && (
        <p className="mt-1">
          <RichText text={t('priceBreakdown.notEligible', { amount: money(billCents - priceCents) })} />
        </p>
      )}
    </div>
  )
}
