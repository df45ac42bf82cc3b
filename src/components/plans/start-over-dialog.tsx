import { useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** Props of the dialog. */
export interface StartOverDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** Called with false when the person keeps the search. */
  readonly onOpenChange: (open: boolean) => void
  /** Clears the search. */
  readonly onConfirm: () => void
}

/** Asks before a search is cleared. */
export function StartOverDialog({ open, onOpenChange, onConfirm }: StartOverDialogProps) {
  const { t } = useTranslation('plans')
  const common = useTranslation('common')
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      title={t('startOver.title')}
      description={t('startOver.text')}
      closeLabel={common.t('dialog.close')}
      initialFocus={keep}
      footer={
        <>
          <Button
            ref={keep}
            tone="outline"
            onClick={() => {
              onOpenChange(false)
            }}
          >
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
