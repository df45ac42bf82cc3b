import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface VideoFailureProps {
  /** Fetches the player again. */
  readonly onRetry: () => void
  /** Closes the notice. */
  readonly onClose: () => void
}

/** A notice near the poster when the player's code could not be fetched. */
export function VideoFailure({ onRetry, onClose }: VideoFailureProps) {
  const { t } = useTranslation('video')
  const common = useTranslation('common')
  return (
    <Alert
      tone="danger"
      live="alert"
      title={t('videoFailure.title')}
      onClose={onClose}
      closeLabel={common.t('dialog.close')}
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('videoFailure.retry')}
        </Button>
      }
    >
      {t('videoFailure.text')}
    </Alert>
  )
}
