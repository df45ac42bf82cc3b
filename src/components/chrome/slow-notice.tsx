import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import type { LongWait } from '#lib/use-long-wait.ts'

export interface SlowNoticeProps {
  /** The wait; null while nothing takes long. */
  readonly wait: LongWait | null
  /** The button that gives the wait up; absent where nothing else can be done meanwhile. */
  readonly cancel?: { readonly label: string; readonly onPress: () => void } | undefined
}

/**
 * Says that a slow or busy service has not answered yet, and lets the person stop waiting. Keep it mounted: news that
 * appear together with their place are often not read.
 */
export function SlowNotice({ wait, cancel }: SlowNoticeProps) {
  const { t } = useTranslation('common')
  const seconds = wait?.secondsUntilRetry ?? null
  const news = seconds === null ? t('slowNotice.slow') : t('slowNotice.busy')
  return (
    <>
      <LiveRegion text={wait ? news : ''} />
      {wait && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-border bg-surface p-4">
          {/* Seconds that are read aloud one by one would drown everything else. */}
          <p aria-hidden className="min-w-0 flex-1 basis-field-md">
            {seconds === null ? news : t('slowNotice.countdown', { count: seconds })}
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
