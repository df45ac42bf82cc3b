import { useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MessageDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The dialog's heading. */
  readonly title: string
  /** The text below it. */
  readonly message: string
  /** Called by OK, the close button or Escape. */
  readonly onClose: () => void
}

/** A message that must be acknowledged: title, text, OK. */
export function MessageDialog({ open, title, message, onClose }: MessageDialogProps) {
  const { t } = useTranslation('quote-steps')
  const ok = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={title}
      closeLabel={t('messageDialog.close')}
      description={message}
      initialFocus={ok}
      footer={
        <Button ref={ok} onClick={onClose}>
          {t('messageDialog.ok')}
        </Button>
      }
    >
      {null}
    </Dialog>
  )
}
