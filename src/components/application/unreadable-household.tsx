import { Alert } from '#components/primitives/alert.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface UnreadableHouseholdProps {
  /** The agency's phone, formatted for reading. */
  readonly phone: string
}

/** Replaces the form when the service's answer does not say who belongs to the household. Nothing is asked or sent. */
export function UnreadableHousehold({ phone }: UnreadableHouseholdProps) {
  const { t } = useTranslation('application')
  return (
    <Alert tone="danger" live="status" title={t('unreadableHousehold.title')}>
      <MarkedText text={t('unreadableHousehold.text', { phone })} part={phone} as="phone" />
    </Alert>
  )
}
