import { type ReactNode, useId } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

export interface CoverageQuestionProps {
  /** The answer that is being submitted. The other answer is disabled meanwhile. */
  readonly submitting: 'yes' | 'no' | null
  /** Called when there is a Marketplace plan. The visitor is sent to the site that changes it. */
  readonly onYes: () => void
  /** Called when there is no Marketplace plan. The search for plans starts. */
  readonly onNo: () => void
}

function Answer({ hint, children }: { readonly hint: string; readonly children: (hintId: string) => ReactNode }) {
  const hintId = useId()
  return (
    <div className="grid content-start justify-items-start gap-2">
      {children(hintId)}
      <p id={hintId} className="text-sm text-ink-muted">
        {hint}
      </p>
    </div>
  )
}

/**
 * Step 5 of the wizard: whether the visitor has a Marketplace plan. Either answer continues without Next, and
 * neither button stands out.
 */
export function CoverageQuestion({ submitting, onYes, onNo }: CoverageQuestionProps) {
  const { t } = useTranslation('quote-steps')
  const unless = (answer: 'yes' | 'no', go: () => void) => () => {
    if (submitting === null || submitting === answer) go()
  }
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Answer hint={t('coverageQuestion.yesHint')}>
        {(hintId) => (
          <Button
            tone="outline"
            className="w-full"
            aria-describedby={hintId}
            busy={submitting === 'yes'}
            busyLabel={t('coverageQuestion.leaving')}
            onClick={unless('yes', onYes)}
          >
            {t('coverageQuestion.yes')}
          </Button>
        )}
      </Answer>
      <Answer hint={t('coverageQuestion.noHint')}>
        {(hintId) => (
          <Button
            tone="outline"
            className="w-full"
            aria-describedby={hintId}
            busy={submitting === 'no'}
            busyLabel={t('coverageQuestion.processing')}
            onClick={unless('no', onNo)}
          >
            {t('coverageQuestion.no')}
          </Button>
        )}
      </Answer>
    </div>
  )
}
