import { useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LogOutDialogProps {
  /** Whether the question is asked. */
  readonly open: boolean
  /** Keeps the session. Called by the button, the close button or Escape. */
  readonly onStay: () => void
  /** Ends the session and erases the answers. */
  readonly onLogOut: () => void
}

/** Asks before a log-out that erases answers of the application. Closing the dialog in any way keeps them. */
export function LogOutDialog({ open, onStay, onLogOut }: LogOutDialogProps) {
  const { t } = useTranslation('login')
  const common = useTranslation('common')
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      title={t('logOutDialog.title')}
      description={t('logOutDialog.text')}
      closeLabel={common.t('dialog.close')}
      initialFocus={stay}
      footer={
        <>
          <Button tone="outline" onClick={onLogOut}>
            {t('logOutDialog.logOut')}
          </Button>
          <Button ref={stay} onClick={onStay}>
            {t('logOutDialog.stay')}
          </Button>
        </>
      }
    >
      <p>{t('logOutDialog.keep')}</p>
    </Dialog>
  )
}
