import { useLayoutEffect, useRef } from 'react'

import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ApplicationFailureProps {
  /** Whether a save or the final submit failed, or whether it is not known if the submit arrived. */
  readonly kind: 'save' | 'submit' | 'submitUnknown'
  /** The failure, in the page's language or in the service's words. */
  readonly message: string
  /** Sends the same data again. */
  readonly onRetry: () => void
  /** Goes back to the form with everything that was typed, because the user must change what the service refuses. */
  readonly onBack: () => void
}

/** Replaces the form when a save or the submit has failed, and takes the focus (F-4). */
export function ApplicationFailure({ kind, message, onRetry, onBack }: ApplicationFailureProps) {
  const { t } = useTranslation('application')
  const heading = useRef<HTMLHeadingElement>(null)
  // This must run before the paint, like `FocusHeading`.
  useLayoutEffect(() => {
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
