import { Button } from '#components/primitives/button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import type { HouseholdOffer } from '#domain/application/told-income.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface FinancialFieldsHouseholdProps {
  /** The household income of the quote, for a year. */
  readonly quotedIncomeCents: number
  /** One offer for each person whose income is asked. */
  readonly offers: readonly HouseholdOffer[]
  /** Fills in the incomes of an offer. */
  readonly onUse: (offer: HouseholdOffer) => void
}

/** Offers the household income of the quote, when each person's part is unknown (F-45). */
export function FinancialFieldsHousehold({ quotedIncomeCents, offers, onUse }: FinancialFieldsHouseholdProps) {
  const { t, language } = useTranslation('application')
  const amount = formatCentsShort(quotedIncomeCents, language)
  const isAlone = offers.length === 1
  const nameOf = ({ earner }: HouseholdOffer) => {
    if (isAlone) return t('financialFields.useQuoted', { amount })
    return earner === 'spouse' ? t('financialFields.allSpouses') : t('financialFields.allMine')
  }
  return (
    <Notice
      tone="info"
      actions={offers.map((offer) => (
        <Button
          key={offer.earner}
          tone="outline"
          size="sm"
          onClick={() => {
            onUse(offer)
          }}
        >
          {nameOf(offer)}
        </Button>
      ))}
    >
      {isAlone ? t('financialFields.quoted', { amount }) : t('financialFields.quotedTogether', { amount })}
    </Notice>
  )
}
