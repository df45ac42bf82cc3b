import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import type { LongWait } from '#lib/use-long-wait.ts'

export interface SlowNoticeProps {
  /** The wait; null when no call takes long. */
  readonly wait: LongWait | null
  /** The button that cancels the wait. Undefined if the visitor can do nothing else meanwhile. */
  readonly cancel?: { readonly label: string; readonly onPress: () => void } | undefined
}

/**
 * Says that a slow or busy service has not answered yet, and lets the visitor stop waiting. Keep it mounted: screen
 * readers often skip a message that appears together with its region.
 */
export function SlowNotice({ wait, cancel }: SlowNoticeProps) {
  const { t } = useTranslation('common')
  // A busy service has answered a call, and the code of that call has loaded these texts.
  const failures = useTranslation('call-failures')
  const seconds = wait?.secondsUntilRetry ?? null
  const news = seconds === null ? t('slowNotice.slow') : failures.t('slowNotice.busy')
  return (
    <>
      <LiveRegion text={wait ? news : ''} />
      {wait && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-border bg-surface p-4">
          {/* The seconds are hidden from screen readers, because reading each one aloud would drown out everything
              else. They change faster than a browser's translator works, so they must not be translated. */}
          <p aria-hidden className="min-w-0 flex-1 basis-field-md">
            {seconds === null ? (
              news
            ) : (
              <MarkedText
                text={failures.t('slowNotice.countdown', { count: seconds })}
                part={String(seconds)}
                as="kept"
              />
            )}
          </p>
          {cancel && (
            <Button tone="outline" size="sm" onClick={cancel.onPress}>
              {cancel.label}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
