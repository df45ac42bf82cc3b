import { RichText } from '#components/chrome/rich-text.tsx'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Props of the breakdown. */
export interface PlanCardBreakdownProps {
  /** The price with what it is made of, in cents a month. */
  readonly price: ShownPrice
}

/** How a price with a credit came about, and the part of the premium that no credit can pay (decisions, Quote). */
export function PlanCardBreakdown({ price }: PlanCardBreakdownProps) {
  const { t, language } = useTranslation('plans')
  if (price.beforeCents === undefined) return null
  const eligibleCents = price.beforeCents - price.notCreditEligibleCents
  const money = (cents: number) => formatCents(cents, language)
  return (
    <div className="text-sm">
      <p className="tabular-nums">
        <RichText
          text={t('priceBreakdown.sum', {
            full: money(eligibleCents),
            credit: money(eligibleCents - price.priceCents),
            price: money(price.priceCents),
          })}
        />
      </p>
      {price.notCreditEligibleCents > 0 && (
        <p className="mt-1">
          <RichText
            text={t('priceBreakdown.notEligible', {
              amount: money(price.notCreditEligibleCents),
              full: money(price.beforeCents),
            })}
          />
        </p>
      )}
    </div>
  )
}
