import { useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface StartOverDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called when the visitor keeps the search. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen: () => void
  /** Clears the search. */
  readonly onConfirm: () => void
}

/** Asks before a search is cleared (P-19). */
export function StartOverDialog({ open, onClose, onReopen, onConfirm }: StartOverDialogProps) {
  const { t } = useTranslation('plans')
  const common = useTranslation('common')
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      role="alertdialog"
      title={t('startOver.title')}
      description={t('startOver.text')}
      closeLabel={common.t('dialog.close')}
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} tone="outline" onClick={onClose}>
            {t('startOver.cancel')}
          </Button>
          <Button tone="danger" onClick={onConfirm}>
            {t('startOver.confirm')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
