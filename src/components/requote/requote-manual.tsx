import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

/** The state of the message to the agent. */
export type MessageState =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly text: string }

export interface RequoteManualProps {
  /** The message that an agent would get. */
  readonly message: string
  /** The state of the message. */
  readonly state: MessageState
  /** Sends it. Undefined where the agency's form asks for more than is known of the applicant. */
  readonly onSend?: (() => void) | undefined
  /** The agency's phone, formatted for reading. */
  readonly phone: string
  /** Address of the contact page. */
  readonly contactHref: string
  /** Leads to the application. */
  readonly onContinue: () => void
}

/** Says that an agent has to enter the new quote, and offers to send it, for a service that can't take it over (F-87). */
export function RequoteManual(props: RequoteManualProps) {
  const { message, state, onSend, phone, contactHref, onContinue } = props
  const { t } = useTranslation('requote')
  const isSent = state.kind === 'sent'
  return (
    <Card padding="lg" raised className="grid gap-5">
      <p className="text-pretty">{t('manual.text')}</p>
      <div className="grid gap-2">
        <p className="text-sm text-ink-muted">{t('manual.message')}</p>
        <p className="rounded-lg border border-border p-4 whitespace-pre-line wrap-anywhere">{message}</p>
      </div>
      {state.kind === 'failed' && (
        <Alert tone="danger" live="alert" title={t('manual.failed')}>
          {state.text}
        </Alert>
      )}
      {isSent && (
        <Alert tone="success" live="status">
          {t('manual.sent')}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {onSend && !isSent && (
          <Button busy={state.kind === 'sending'} busyLabel={t('manual.sending')} onClick={onSend}>
            {t('manual.send')}
          </Button>
        )}
        <Button tone={isSent || !onSend ? 'primary' : 'outline'} onClick={onContinue}>
          {t('manual.continue')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={telHref(phone)} tone="quiet" size="sm">
          {t('manual.call', { phone })}
        </LinkButton>
        {!onSend && (
          <LinkButton href={contactHref} tone="quiet" size="sm">
            {t('manual.write')}
          </LinkButton>
        )}
      </div>
      <p className="text-sm text-ink-muted">{t('manual.sheet')}</p>
    </Card>
  )
}
