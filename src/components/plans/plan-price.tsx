import { cva } from 'class-variance-authority'

import { RichText } from '#components/chrome/rich-text.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

const figure = cva('font-display font-bold tracking-tight tabular-nums', {
  variants: {
    /** `card` is large; `table` is small, for a table's head. */
    size: { card: 'text-4xl leading-none xl:text-5xl xl:leading-none', table: 'text-2xl leading-none sm:text-3xl' },
  },
})

const raised = cva('relative tracking-normal', {
  variants: {
    /** `card` is large; `table` is small, for a table's head. */
    size: { card: 'bottom-3.5 text-lg xl:bottom-5 xl:text-xl', table: 'bottom-2 text-sm sm:bottom-2.5 sm:text-base' },
  },
})

export interface PlanPriceProps {
  /** The price and its parts, in cents a month. */
  readonly price: ShownPrice
  /** `card` is large; `table` is small, for a table's head. */
  readonly size: 'card' | 'table'
}

/**
 * A monthly price with raised cents. If a credit lowers it, the full price is beside it, struck through and also in
 * words. A line below gives the bill if it is higher than the price, or says that the credit cannot be used (P-21).
 */
export function PlanPrice({ price, size }: PlanPriceProps) {
  const { t, language } = useTranslation('plans')
  const now = formatCents(price.priceCents, language)
  const point = now.lastIndexOf('.')
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <p className={figure({ size })}>
          <VisuallyHidden>{t('planPrice.perMonth', { price: now })}</VisuallyHidden>
          <span aria-hidden>
            {now.slice(0, point)}
            <span className={raised({ size })}>{now.slice(point)}</span>
          </span>
        </p>
        {price.beforeCents !== undefined && (
          <p className="leading-tight text-ink-muted tabular-nums">
            <VisuallyHidden>{t('planPrice.before')} </VisuallyHidden>
            <s>{formatCents(price.beforeCents, language)}</s>
          </p>
        )}
        {size === 'card' && (
          <p aria-hidden className="text-sm leading-tight whitespace-nowrap text-ink-muted">
            {t('planPrice.unit')}
          </p>
        )}
      </div>
      <BillLine price={price} />
    </div>
  )
}

function BillLine({ price: { priceCents, billCents, refusesCredit } }: Pick<PlanPriceProps, 'price'>) {
  const { t, language } = useTranslation('plans')
  if (refusesCredit) return <p className="text-sm leading-snug text-ink-muted">{t('planPrice.noCredit')}</p>
  if (billCents === priceCents) return null
  const words = t('planPrice.bill', {
    amount: formatCents(billCents - priceCents, language),
    bill: formatCents(billCents, language),
  })
  return (
    <p className="text-sm leading-snug font-normal text-ink-muted tabular-nums">
      <RichText text={words} />
    </p>
  )
}
