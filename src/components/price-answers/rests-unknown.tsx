import { CreditOutlookNote, type CreditOutlookNoteProps } from '#components/plans/credit-outlook-note.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** Says beside a price that this device lacks the answers that it rests on, and who probably gets no credit (P-100). */
export function RestsUnknown({ outlook, creditCents }: Pick<CreditOutlookNoteProps, 'outlook' | 'creditCents'>) {
  const { t } = useTranslation('plans')
  return (
    <div className="grid gap-2 text-sm font-semibold">
      <CreditOutlookNote outlook={outlook} creditCents={creditCents} />
      <p>{t('outcome.unknown')}</p>
    </div>
  )
}
