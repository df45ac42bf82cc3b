import { cva } from 'class-variance-authority'

import { RichText } from '#components/chrome/rich-text.tsx'
import { SecondLine } from '#components/words/term-label.tsx'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

/**
 * Returns a function that gives the bill's text beside a price, such as "$265.23 bill"; undefined when they are equal
 * (P-21).
 */
export function useBillWords(): (price: ShownPrice) => string | undefined {
  const { t, language } = useTranslation('plans')
  return ({ priceCents, billCents }) =>
    billCents === priceCents ? undefined : t('planPrice.billAlone', { bill: formatCents(billCents, language) })
}

const figure = cva('font-display font-bold tracking-tight tabular-nums', {
  variants: {
    /** `card` is large; `table` is small, for a table. */
    size: {
      card: 'text-4xl leading-none print:text-xl print:leading-none',
      table: 'text-2xl leading-none print:text-base print:leading-none',
    },
  },
})

export interface PlanPriceProps {
  /** The price and its parts, in cents a month. */
  readonly price: ShownPrice
  /** `card` is large; `table` is small, for a table. */
  readonly size: 'card' | 'table'
}

/**
 * A monthly price in one line. If the bill is higher, the next line adds the part that the credit cannot pay; another
 * says that a credit cannot be used (P-21). If a credit lowers the price, the last line has the full price, struck
 * through and in words, and the part that the credit pays (P-85). Read in this order, the lines add up.
 */
export function PlanPrice({ price, size }: PlanPriceProps) {
  const { t, language } = useTranslation('plans')
  const { priceCents, beforeCents, billCents } = price
  return (
    <div
      className={cn(
        'text-sm leading-snug font-normal text-ink-muted print:text-xs',
        size === 'card'
          ? 'flex flex-wrap content-start items-end gap-x-1 pt-1 pb-0.5 print:block print:py-0'
          : 'grid gap-1',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-base leading-none text-ink">
        <span className={figure({ size })}>{formatCents(priceCents, language)}</span>{' '}
        <span className={size === 'card' ? 'text-xs' : undefined}>{t('planPrice.unit')}</span>
      </p>
      <SecondLine text={(of) => of('plans')('planPrice.unit')} />
      <BillLine price={price} />
      {beforeCents !== undefined && (
        <p className={cn('tabular-nums', size === 'card' && 'w-full text-xs')}>
          {billCents !== priceCents && '= '}
          {t('planPrice.full')} <s>{formatCents(beforeCents, language)}</s>{' '}
          <span className={cn(size === 'card' && 'inline-block whitespace-nowrap')}>
            {t('planPrice.less', { credit: formatCents(beforeCents - billCents, language) })}
          </span>
          <SecondLine
            text={(of) =>
              [
                of('plans')('planPrice.full'),
                formatCents(beforeCents, language),
                of('plans')('planPrice.less', { credit: formatCents(beforeCents - billCents, language) }),
              ].join(' ')
            }
          />
        </p>
      )}
    </div>
  )
}

function BillLine({ price: { priceCents, billCents, refusesCredit } }: Pick<PlanPriceProps, 'price'>) {
  const { t, language } = useTranslation('plans')
  if (refusesCredit) return <p>{t('planPrice.noCredit')}</p>
  if (billCents === priceCents) return null
  const words = t('planPrice.bill', {
    amount: formatCents(billCents - priceCents, language),
    bill: formatCents(billCents, language),
  })
  return (
    <p className="tabular-nums">
      <RichText text={words} />
      <SecondLine
        text={(of) =>
          of('plans')('planPrice.bill', {
            amount: formatCents(billCents - priceCents, language),
            bill: formatCents(billCents, language),
          }).replaceAll(/<\/?b>/g, '')
        }
      />
    </p>
  )
}
