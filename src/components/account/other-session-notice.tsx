import { Alert } from '#components/primitives/alert.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface OtherSessionNoticeProps {
  /** Who is logged in, as they are called. */
  readonly name: string
  /** Where the person who is logged in goes on. */
  readonly href: string
}

/** Says that a log-in from elsewhere was not taken, because somebody is logged in here. */
export function OtherSessionNotice({ name, href }: OtherSessionNoticeProps) {
  const { t } = useTranslation('login')
  return (
    <Alert
      tone="warning"
      live="alert"
      headingLevel={2}
      title={t('handover.otherTitle')}
      actions={<LinkButton href={href}>{t('handover.goOn', { name })}</LinkButton>}
    >
      {t('handover.otherText', { name })}
    </Alert>
  )
}
