import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { failureText } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { CallFailure } from '#lib/call-failure.ts'

/** Props of the panel. */
export interface FailurePanelProps {
  readonly failure: CallFailure
  /** What could not be done, such as "Error en Búsqueda de Planes"; "Error" where nothing more is known. */
  readonly title?: string
  readonly onRetry?: () => void
  readonly onClose?: () => void
}

/** Tells of a failed call in the page's language and offers to try again. */
export function FailurePanel({ failure, title, onRetry, onClose }: FailurePanelProps) {
  const { t } = useTranslation('errors')
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
