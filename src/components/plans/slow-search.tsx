import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** Props of the notice. */
export interface SlowSearchProps {
  /** Seconds until a busy service is asked again, as it asked for; null while no such wait is on. */
  readonly waitSeconds: number | null
  /** Gives the search up. */
  readonly onCancel: () => void
}

/** Stands above the shapes of the plans when they take long: it goes on by itself, or can be given up. */
export function SlowSearch({ waitSeconds, onCancel }: SlowSearchProps) {
  const { t } = useTranslation('plans')
  const isWaiting = waitSeconds !== null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-border bg-surface p-4">
      {/* The seconds count down before the eyes alone: read one by one they would drown everything else. */}
      <LiveRegion text={isWaiting ? t('slowSearch.busy') : t('slowSearch.text')} />
      <p className="min-w-0 flex-1 basis-field-md">
        {isWaiting ? t('slowSearch.countdown', { count: waitSeconds }) : t('slowSearch.text')}
      </p>
      <Button tone="outline" size="sm" onClick={onCancel}>
        {t('slowSearch.cancel')}
      </Button>
    </div>
  )
}
