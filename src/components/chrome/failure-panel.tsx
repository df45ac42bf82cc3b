import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { failureText } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { CallFailure } from '#lib/call-failure.ts'

export interface FailurePanelProps {
  /** What became of the call, which the page's words are chosen by. */
  readonly failure: CallFailure
  /** What could not be done, such as "Error en Búsqueda de Planes"; "Error" where nothing more is known. */
  readonly title?: string
  /** Tries the call again; without it there is no button for that. */
  readonly onRetry?: () => void
  /** Closes the panel; without it there is no close button. */
  readonly onClose?: () => void
}

/** Tells of a failed call in the page's language and offers to try again. */
export function FailurePanel({ failure, title, onRetry, onClose }: FailurePanelProps) {
  const { t } = useTranslation('call-failures')
  return (
    <Alert
      tone="danger"
      live="alert"
      title={title ?? t('title')}
      {...(onClose && { onClose, closeLabel: t('close') })}
      {...(onRetry && {
        actions: (
          <Button size="sm" tone="outline" onClick={onRetry}>
            {t('retry')}
          </Button>
        ),
      })}
    >
      {failureText(t, failure)}
    </Alert>
  )
}
