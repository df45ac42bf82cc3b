import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** What the wizard says while a check takes long. */
export interface SlowNoticeProps {
  /** The check takes long. */
  readonly isSlow: boolean
  /** Ends the check; the answers stay. */
  readonly onCancel: () => void
}

/** Says that a slow check is still under way, and lets the person end it and change the answer. */
export function SlowNotice({ isSlow, onCancel }: SlowNoticeProps) {
  const { t } = useTranslation('home')
  return (
    <div className={isSlow ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : undefined}>
      <p role="status" className="text-ink-muted">
        {isSlow && t('slowNotice.text')}
      </p>
      {isSlow && (
        <Button tone="outline" size="sm" onClick={onCancel}>
          {t('slowNotice.cancel')}
        </Button>
      )}
    </div>
  )
}
