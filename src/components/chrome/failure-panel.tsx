import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { failureText } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { CallFailure } from '#lib/call-failure.ts'

export interface FailurePanelProps {
  /** How the call failed; selects the text. */
  readonly failure: CallFailure
  /** Which action failed, such as "Error en Búsqueda de Planes"; by default "Error", or that a part did not load. */
  readonly title?: string
  /** Tries the call again. Without it there is no retry button. */
  readonly onRetry?: () => void
  /** Closes the panel. Without it there is no close button. */
  readonly onClose?: () => void
}

/** Reports a failed call in the page's language, offers a retry, and says whom to call if that fails too. */
export function FailurePanel({ failure, title, onRetry, onClose }: FailurePanelProps) {
  const { t } = useTranslation('call-failures')
  return (
    <Alert
      tone="danger"
      live="alert"
      title={title ?? t(failure.operation === 'pagePart' ? 'partTitle' : 'title')}
      {...(onClose && { onClose, closeLabel: t('close') })}
      {...(onRetry && {
        actions: (
          <Button size="sm" tone="outline" onClick={onRetry}>
            {t('retry')}
          </Button>
        ),
      })}
    >
      {failureText(t, failure)} {t('next')}
    </Alert>
  )
}
