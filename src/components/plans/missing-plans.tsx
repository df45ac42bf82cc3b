import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MissingPlansProps {
  /** Plans that there are and that did not come. */
  readonly missing: number
  /** Plans that came and could not be read. */
  readonly leftOut: number
  /** None of the plans that came is shown, so that there are no others to point at. */
  readonly isListEmpty?: boolean
  /** Asks for what did not come; absent where asking again cannot help. */
  readonly onRetry?: (() => void) | undefined
  /** Closes the alert. */
  readonly onClose: () => void
}

/** Says what is missing in the list above it: plans that did not come, and plans that could not be read. */
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
