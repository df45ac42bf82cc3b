import { Notice } from '#components/primitives/notice.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LoadFailureProps {
  /** Fetches the part again. */
  readonly onRetry: () => void
  /** Reloads the whole page. */
  readonly onReload: () => void
}

/** Replaces a part of the wizard that could not be fetched. Both buttons keep the answers. */
export function LoadFailure({ onRetry, onReload }: LoadFailureProps) {
  const { t } = useTranslation('location')
  return (
    <Notice
      tone="danger"
      live="alert"
      title={t('loadFailure.title')}
      actions={
        <>
          <Button size="sm" onClick={onRetry}>
            {t('loadFailure.retry')}
          </Button>
          <Button size="sm" tone="outline" onClick={onReload}>
            {t('loadFailure.reload')}
          </Button>
        </>
      }
    >
      {t('loadFailure.text')}
    </Notice>
  )
}
