import { Alert } from '#components/primitives/alert.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export type KeptNoticeProps =
  | {
      /** The device keeps the answers of an application; `unsent` if they have not reached the service. */
      readonly kind: 'answers' | 'unsent'
      /** How many minutes they are kept after the last action. */
      readonly minutes: number
    }
  | {
      /** The application was sent before the session ended. */
      readonly kind: 'sent'
      /** The service's reference; null if its answer had none. */
      readonly reference: string | null
    }

/** Says on the sign-in screen what this device keeps until the user logs in again. */
export function KeptNotice(props: KeptNoticeProps) {
  const { t } = useTranslation('login')
  switch (props.kind) {
    case 'answers':
    case 'unsent':
      return (
        <Alert tone={props.kind === 'answers' ? 'info' : 'warning'}>
          <p>{props.kind === 'answers' ? t('kept.answers', { count: props.minutes }) : t('kept.unsent')}</p>
          <p className="mt-2">{t('kept.numbers')}</p>
        </Alert>
      )
    case 'sent':
      return (
        <Alert tone="success" className="wrap-anywhere">
          {props.reference === null ? (
            t('kept.sentPlain')
          ) : (
            <NamedText text={t('kept.sent', { reference: props.reference })} names={[props.reference]} />
          )}
        </Alert>
      )
  }
}
