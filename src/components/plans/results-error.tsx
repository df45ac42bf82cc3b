import { Face } from '#components/media/face.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import { plainFailureText } from '#i18n/failure-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { CallFailure } from '#lib/call-failure.ts'

/** The failed action (Q-67, P-6): the subsidy's calls, or the search. */
export type ResultsErrorContext = 'subsidy' | 'search'

/** One failure. */
export interface ResultsTrouble {
  readonly context: ResultsErrorContext
  readonly failure: CallFailure
}

export interface ResultsErrorProps {
  /** All failures. One box reports an outage, however many calls failed. */
  readonly troubles: readonly ResultsTrouble[]
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
  /** Tries all failed calls again. */
  readonly onRetry: () => void
  /** Closes the alert. */
  readonly onClose: () => void
}

/** The red alert above the results: the failures, their consequences, and a retry button. */
export function ResultsError({ troubles, phone, onRetry, onClose }: ResultsErrorProps) {
  const { t } = useTranslation('plans')
  const errors = useTranslation('call-failures')
  const contextsByText = new Map<string, readonly ResultsErrorContext[]>()
  for (const { context, failure } of troubles) {
    const text = plainFailureText(errors.t, failure, t('resultsError.trouble'))
    contextsByText.set(text, [...(contextsByText.get(text) ?? []), context])
  }
  // A failed search takes precedence: without plans there are no prices.
  const worst = troubles.some(({ context }) => context === 'search') ? 'search' : 'subsidy'
  return (
    <Alert
      tone="danger"
      live="alert"
      title={errors.t('title')}
      onClose={onClose}
      closeLabel={errors.t('close')}
      actions={
        <Button size="sm" onClick={onRetry}>
          {errors.t('retry')}
        </Button>
      }
    >
      {[...contextsByText].map(([text, contexts]) => (
        <p key={text}>
          <strong>{contexts.map((context) => t(`resultsError.context.${context}`)).join(' · ')}:</strong> {text}
        </p>
      ))}
      <div className="flex items-center gap-3">
        {worst === 'search' && (
          <span className="size-14 shrink-0">
            <Face name="agent" alt="" />
          </span>
        )}
        <p className="min-w-0 flex-1">
          {t(`resultsError.consequence.${worst}`)}{' '}
          <MarkedText text={t('resultsError.next', { phone })} part={phone} as="phone" />
        </p>
      </div>
    </Alert>
  )
}
