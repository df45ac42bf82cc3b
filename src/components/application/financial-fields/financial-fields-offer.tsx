import { Button } from '#components/primitives/button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { otherIncomeSources } from '#domain/application/answer-choices.ts'
import type { ToldIncome } from '#domain/application/told-income.ts'
import { formatDollars, listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface FinancialFieldsOfferProps {
  /** The income that the person gave in the quote's estimator. */
  readonly told: ToldIncome
  /** Fills in the offered answers. */
  readonly onUse: () => void
}

/** Offers the income of the quote for a field that is empty. Nothing is filled in without the press (F-75). */
export function FinancialFieldsOffer({ told: { annualDollars, sources }, onUse }: FinancialFieldsOfferProps) {
  const { t, language } = useTranslation('application')
  // "Other income" reveals further sources. It is named only if none of those is chosen.
  const named = sources.filter(
    (source) => source !== 'other' || !otherIncomeSources.some((other) => sources.includes(other)),
  )
  const names = named.map((source) => t(`financialFields.source.${source}`))
  return (
    <Notice
      tone="info"
      actions={
        <Button tone="outline" size="sm" onClick={onUse}>
          {t('financialFields.useTold')}
        </Button>
      }
    >
      {sources.length === 0
        ? t('financialFields.toldNone')
        : t('financialFields.told', {
            amount: formatDollars(annualDollars, language),
            sources: listFormat(language).format(names),
          })}
    </Notice>
  )
}
