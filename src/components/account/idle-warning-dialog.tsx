import { useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import { announcedSeconds } from '#domain/account/idle.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface IdleWarningDialogProps {
  /** Seconds until the session ends; null when no warning is due. */
  readonly remainingSeconds: number | null
  /** Keeps the session. Called by the button, the close button or Escape. */
  readonly onContinue: () => void
  /** Ends the session immediately. */
  readonly onLogOut: () => void
}

/** Formats seconds as minutes and seconds: 95 becomes `1:35`. */
function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * Warns an idle user that the session ends soon. The clock is visual only; screen readers announce the time at a few
 * marks. Closing the dialog in any way keeps the session.
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
        {/* The clock changes faster than a browser's translator works, so it must not be translated. */}
        <MarkedText text={t('idleWarning.remaining', { time: asClock(seconds) })} part={asClock(seconds)} as="kept" />
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
