import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { failureText } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { CallFailure } from '#lib/call-failure.ts'

/** What could not be done (spec 1 §8): the subsidy's calls, the first page of plans, or one of its later pages. */
export type ResultsErrorContext = 'subsidy' | 'search' | 'pages'

/** Props of the alert. */
export interface ResultsErrorProps {
  /** What failed: the tax credit, the search, or its later pages. */
  readonly context: ResultsErrorContext
  /** Absent where only some later pages are missing. */
  readonly failure: CallFailure | null
  /** Pages of plans that are missing. */
  readonly missingPages?: number
  /** Tries the calls that failed again. */
  readonly onRetry: () => void
  /** Closes the alert. */
  readonly onClose: () => void
}

/** The red alert above the results: what failed, what follows from it, and a way to try again. */
export function ResultsError({ context, failure, missingPages = 0, onRetry, onClose }: ResultsErrorProps) {
  const { t } = useTranslation('plans')
  const errors = useTranslation('errors')
  return (
    <Alert
      tone="danger"
      live="alert"
      title={errors.t('title')}
      onClose={onClose}
      closeLabel={errors.t('close')}
      actions={
        <Button size="sm" tone="outline" onClick={onRetry}>
          {errors.t('retry')}
        </Button>
      }
    >
      {failure && (
        <p>
          <strong>{t(`resultsError.context.${context}`)}:</strong> {failureText(errors.t, failure)}
        </p>
      )}
      <p>{t(`resultsError.consequence.${context}`, { count: missingPages })}</p>
    </Alert>
  )
}
