import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MissingPlansProps {
  /** Number of existing plans that did not arrive. */
  readonly missing: number
  /** Number of plans that arrived but could not be read. */
  readonly leftOut: number
  /** Whether the list shows no plans, so the text does not mention others. */
  readonly isListEmpty?: boolean
  /** Requests the missing plans. Undefined if another request cannot help. */
  readonly onRetry?: (() => void) | undefined
  /** Closes the alert. */
  readonly onClose: () => void
}

/**
 * Says how many plans are missing from the list above it: those that did not arrive, and those that could not be read.
 */
export function MissingPlans({ missing, leftOut, isListEmpty = false, onRetry, onClose }: MissingPlansProps) {
  const { t, language } = useTranslation('plans')
  const errors = useTranslation('call-failures')
  return (
    <Alert
      tone="danger"
      live="alert"
      title={errors.t('title')}
      onClose={onClose}
      closeLabel={errors.t('close')}
      {...(onRetry && {
        actions: (
          <Button size="sm" tone="outline" onClick={onRetry}>
            {errors.t('retry')}
          </Button>
        ),
      })}
    >
      <p>
        <strong>{t('resultsError.context.search')}:</strong>{' '}
        {missing > 0 && t('missingPlans.missing', { count: missing, plans: formatNumber(missing, language) })}{' '}
        {leftOut > 0 && t('missingPlans.leftOut', { count: leftOut, plans: formatNumber(leftOut, language) })}
      </p>
      {!isListEmpty && <p>{t('missingPlans.others')}</p>}
    </Alert>
  )
}
