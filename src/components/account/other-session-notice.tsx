import { Alert } from '#components/primitives/alert.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface OtherSessionNoticeProps {
  /** Name of the user who is logged in. */
  readonly name: string
  /** Where the user who is logged in continues. */
  readonly href: string
}

/** Says that a log-in from another site was ignored, because somebody is already logged in here. */
export function OtherSessionNotice({ name, href }: OtherSessionNoticeProps) {
  const { t } = useTranslation('login')
  return (
    <Alert
      tone="warning"
      live="alert"
      headingLevel={2}
      title={t('handover.otherTitle')}
      actions={
        <LinkButton href={href}>
          <span>
            <NamedText text={t('handover.goOn', { name })} names={[name]} />
          </span>
        </LinkButton>
      }
    >
      <NamedText text={t('handover.otherText', { name })} names={[name]} />
    </Alert>
  )
}
