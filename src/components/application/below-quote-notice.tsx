import { Button } from '#components/primitives/button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface BelowQuoteNoticeProps {
  /** The typed incomes of primary and spouse together, for a year. */
  readonly typedCents: number
  /** The household income of the quote, for a year. */
  readonly quotedCents: number
  /** The quote counts a tax credit. */
  readonly hasCredit: boolean
  /** Opens a new quote with the typed incomes. */
  readonly onRequote: () => void
}

/** Says that the typed incomes are less than the quoted one, and offers a new quote with them (F-46). */
export function BelowQuoteNotice({ typedCents, quotedCents, hasCredit, onRequote }: BelowQuoteNoticeProps) {
  const { t, language } = useTranslation('application')
  const amount = formatCentsShort(typedCents, language)
  return (
    <Notice
      tone="warning"
      actions={
        <Button tone="outline" size="sm" onClick={onRequote}>
          {t('fromQuote.useIncome', { amount })}
        </Button>
      }
    >
      {t(hasCredit ? 'financialFields.belowQuote' : 'financialFields.belowQuoteGain', {
        amount,
        quoted: formatCentsShort(quotedCents, language),
      })}
    </Notice>
  )
}
