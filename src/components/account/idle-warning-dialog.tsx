import { useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { announcedSeconds } from '#domain/account/idle.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface IdleWarningDialogProps {
  /** Seconds until the session ends; null while there is nothing to warn of. */
  readonly remainingSeconds: number | null
  /** Keeps the session: by the button, the close button or Escape. */
  readonly onContinue: () => void
  /** Ends the session at once. */
  readonly onLogOut: () => void
}

/** 95 as `1:35`. */
function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Warns a person who has been away that the session ends soon. The clock is for the eye; a listener is told at a few marks
 * only. Closing it in any way goes on.
 */
export function IdleWarningDialog({ remainingSeconds, onContinue, onLogOut }: IdleWarningDialogProps) {
  const { t } = useTranslation('login')
  const common = useTranslation('common')
  const goOn = useRef<HTMLButtonElement>(null)
  const seconds = remainingSeconds ?? 0
  const said = announcedSeconds(seconds)
  return (
    <Dialog
      open={remainingSeconds !== null}
      onClose={onContinue}
      role="alertdialog"
      title={t('idleWarning.title')}
      description={t('idleWarning.text')}
      closeLabel={common.t('dialog.close')}
      initialFocus={goOn}
      footer={
        <>
          <Button tone="outline" onClick={onLogOut}>
            {t('idleWarning.logOut')}
          </Button>
          <Button ref={goOn} onClick={onContinue}>
            {t('idleWarning.continue')}
          </Button>
        </>
      }
    >
      <p aria-hidden className="text-lg font-semibold tabular-nums">
        {t('idleWarning.remaining', { time: asClock(seconds) })}
      </p>
      <LiveRegion
        text={
          said >= 60
            ? t('idleWarning.minutesLeft', { count: said / 60 })
            : t('idleWarning.secondsLeft', { count: said })
        }
      />
    </Dialog>
  )
}
