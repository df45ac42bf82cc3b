import type { PriceBasis } from '#domain/quote/price-basis.ts'
import { outlookStatement } from '#domain/subsidy/credit-outlook.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** What the headline of a credit depends on. */
export type CreditHeadlineFacts = Pick<PriceBasis, 'creditCents' | 'outlook' | 'toldIncome'> & {
  readonly outcome: Pick<PriceBasis['outcome'], 'said' | 'isComplete'>
  /**
   * Whether the credit can be used for a plan of the list. Only then does the headline name a saving.
   * @default true
   */
  readonly isUsable?: boolean | undefined
}

/** The words of a credit above 0. */
export interface CreditHeadline {
  /** The headline, with the amount strong. */
  readonly text: string
  /** What the prices of the list count. */
  readonly prices: string
}

/**
 * Returns a function that gives the headline of a credit. It is the saving if nothing can change it, otherwise the
 * estimate, or that probably nobody gets a credit.
 */
export function useCreditHeadline(): (facts: CreditHeadlineFacts) => CreditHeadline {
  const { t, language } = useTranslation('plans')
  return ({ creditCents, outlook, toldIncome, outcome: { said, isComplete }, isUsable = true }) => {
    const amount = formatCentsShort(creditCents, language)
    if (outlook && outlookStatement(outlook, creditCents)?.kind === 'nobody')
      return { text: t('creditBanner.nobody'), prices: t('creditBanner.counted', { amount }) }
    const isSure = isUsable && isComplete && said.length === 0 && !outlook && toldIncome === undefined
    return {
      text: t(isSure ? 'creditBanner.saves' : 'creditBanner.estimated', { amount }),
      prices: t('creditBanner.text'),
    }
  }
}
