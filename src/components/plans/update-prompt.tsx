import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface UpdatePromptProps {
  /** Updates the plans for the changed details. */
  readonly onUpdate: () => void
  /** Moves to the changed details. */
  readonly onShowDetails: () => void
  /** Undoes the changes, so the plans are shown again. */
  readonly onUndo: () => void
}

/** Replaces the plans while the details above have changes that are not applied (P-51), and applies them. */
export function UpdatePrompt({ onUpdate, onShowDetails, onUndo }: UpdatePromptProps) {
  const { t } = useTranslation('plans')
  return (
    <Alert
      tone="warning"
      live="status"
      title={t('updatePrompt.title')}
      actions={
        <>
          <Button size="sm" onClick={onUpdate}>
            {t('searchEditor.update')}
          </Button>
          <Button size="sm" tone="outline" onClick={onShowDetails}>
            {t('updatePrompt.show')}
          </Button>
          <Button size="sm" tone="quiet" onClick={onUndo}>
            {t('searchEditor.undo')}
          </Button>
        </>
      }
    >
      {t('updatePrompt.text')}
    </Alert>
  )
}
