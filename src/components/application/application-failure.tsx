import { useEffect, useRef } from 'react'

import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ApplicationFailureProps {
  /** Whether a save or the final submit went wrong. */
  readonly kind: 'save' | 'submit'
  /** What went wrong, in the page's language or as the service words it. */
  readonly message: string
  /** Sends the same again. */
  readonly onRetry: () => void
  /** Goes back to the form, with everything that was typed: what the service refuses has to be changed first. */
  readonly onBack: () => void
}

/** Takes the form's place when a save or the submit has failed, and the focus with it (F-4). */
export function ApplicationFailure({ kind, message, onRetry, onBack }: ApplicationFailureProps) {
  const { t } = useTranslation('application')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <Alert
      tone="danger"
      live="alert"
      headingLevel={2}
      headingRef={heading}
      title={t(`applicationFailure.${kind}`)}
      actions={
        <>
          <Button size="sm" onClick={onRetry}>
            {t('applicationFailure.retry')}
          </Button>
          <Button size="sm" tone="outline" onClick={onBack}>
            {t('applicationFailure.back')}
          </Button>
        </>
      }
    >
      <p className="whitespace-pre-line">{message}</p>
      <p className="mt-1">{t('applicationFailure.kept')}</p>
    </Alert>
  )
}
