import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Returns the words of a bill for beside a price, such as "$265.23 bill"; undefined where the price is the bill (P-21). */
export function useBillWords(): (price: ShownPrice) => string | undefined {
  const { t, language } = useTranslation('plans')
  return ({ priceCents, billCents }) =>
    billCents === priceCents ? undefined : t('planPrice.billAlone', { bill: formatCents(billCents, language) })
}
