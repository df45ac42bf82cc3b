import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CreditOutlookChips } from './credit-outlook-note.tsx'

export interface CreditRowProps {
  /** The estimated credit in the price, in cents a month. */
  readonly creditCents: number
  /** Who in the price probably gets none of it; null if nobody is known to. */
  readonly outlook: CreditOutlook | null
}

/** The credit of a chosen plan as a row of a description list, with the probable amount beside it (P-114). */
export function CreditRow({ creditCents, outlook }: CreditRowProps) {
  const { t, language } = useTranslation('plans')
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <dt className="text-ink-muted">{t('creditRow.label')}</dt>
      <dd className="ms-auto font-bold tabular-nums">{formatCentsShort(creditCents, language)}</dd>
      {outlook && (
        <dd className="flex w-full flex-wrap gap-2">
          <CreditOutlookChips outlook={outlook} creditCents={creditCents} isBelowHeadline />
        </dd>
      )}
    </div>
  )
}
