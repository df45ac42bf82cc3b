import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CareFailureProps {
  /** Asks for the companies' data again; null where nothing failed. */
  readonly onRetry: (() => void) | null
  /** Whether the visitor's choice of "All my doctors" waits for the data. */
  readonly isFilterChosen: boolean
}

/**
 * Says above the list that the companies' data did not load (P-77). Keep it mounted, so that screen readers announce
 * the message.
 */
export function CareFailure({ onRetry, isFilterChosen }: CareFailureProps) {
  const { t } = useTranslation('care')
  const text = isFilterChosen ? `${t('failure.text')} ${t('failure.filter')}` : t('failure.text')
  return (
    <>
      <LiveRegion text={onRetry ? text : ''} />
      {onRetry && (
        <Notice
          tone="warning"
          className="print:hidden"
          actions={
            <Button tone="outline" size="sm" onClick={onRetry}>
              {t('detail.retry')}
            </Button>
          }
        >
          {text}
        </Notice>
      )}
    </>
  )
}
