import { Alert } from '#components/primitives/alert.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface UnreadableHouseholdProps {
  /** The agency's phone as people read it. */
  readonly phone: string
}

/** Stands in place of the form where the service's answer does not tell who belongs to the household: nothing is asked or sent. */
export function UnreadableHousehold({ phone }: UnreadableHouseholdProps) {
  const { t } = useTranslation('application')
  return (
    <Alert tone="danger" live="status" title={t('unreadableHousehold.title')}>
      <MarkedText text={t('unreadableHousehold.text', { phone })} part={phone} as="phone" />
    </Alert>
  )
}
