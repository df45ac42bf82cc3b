import { useEffect, useState } from 'react'

import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { IncomeFields } from '#components/income/income-fields.tsx'
import { LowIncomeDialog } from '#components/income/low-income-dialog.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { clinicsUrl, medicaidHelpUrl } from '#config/urls.ts'
import { agency } from '#content/agency.ts'
import { draftMembers } from '#domain/quote/draft.ts'
import { formatDollars } from '#i18n/format.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useLongWait } from '#lib/use-long-wait.ts'

import type { EstimatorProps } from './estimator-part.tsx'
import { StepFrame } from './step-frame.tsx'
import { useIncomeCheck } from './use-income-check.ts'
import { earlySearch } from './use-last-answer.ts'
import { calls, type Wizard } from './wizard.ts'

/** The income estimator. */
export const estimator = onDemand(() => import('./estimator-part.tsx'), 'irregular-income')

/** The income estimator, loaded on demand. */
function Estimator(props: EstimatorProps) {
  const loaded = useOnDemand(estimator, true)
  if (loaded.kind === 'failed') return <LoadFailure onRetry={estimator.need} onReload={props.wizard.ports.reload} />
  return loaded.kind === 'ready' ? <loaded.part.EstimatorPart {...props} /> : null
}

/** Step 4: the income, its estimator, and the check that informs low incomes about Medicaid. */
export function IncomeStep({ wizard }: { readonly wizard: Wizard }) {
  const { draft, issues, attempt, change } = wizard
  const { t, language } = useTranslation('location')
  const { t: tSteps } = useTranslation('quote-steps')
  const { isChecking, below, isBelowTold, tellBelow, next, cancel, forget, adjust, useYear } = useIncomeCheck(wizard)
  const wait = useLongWait(isChecking)
  const [isEstimating, setIsEstimating] = useState(false)
  const [used, setUsed] = useState<number | null>(null)
  useEffect(() => {
    calls.warm()
    earlySearch.warm()
  }, [])
  return (
    <StepFrame wizard={wizard} onNext={next} isChecking={isChecking}>
      <IncomeFields
        planYear={wizard.planYear}
        value={draft.income}
        issues={issues}
        attempt={attempt}
        onChange={(income) => {
          forget()
          setUsed(null)
          change({ income })
        }}
        onEstimateIntent={estimator.warm}
        onEstimate={() => {
          forget()
          setIsEstimating(true)
        }}
      >
        {isEstimating && (
          <Estimator
            wizard={wizard}
            onUsed={setUsed}
            onClose={() => {
              setIsEstimating(false)
            }}
            onReopen={() => {
              setIsEstimating(true)
            }}
          />
        )}
      </IncomeFields>
      <LiveRegion
        text={used === null ? '' : tSteps('estimatorDialog.taken', { income: formatDollars(used, language) })}
      />
      <SlowNotice wait={wait} cancel={{ label: t('slowNotice.cancel'), onPress: cancel }} />
      {below && (
        <LowIncomeDialog
          open={isBelowTold}
          {...below.facts}
          minimumIncome={below.minimumIncome}
          members={draftMembers(draft)}
          medicaidUrl={medicaidHelpUrl[language]}
          clinicsHref={clinicsUrl}
          phone={agency.phone}
          onAdjust={adjust}
          onUseYear={useYear}
          onClose={() => {
            tellBelow(false)
          }}
          onReopen={() => {
            tellBelow(true)
          }}
        />
      )}
    </StepFrame>
  )
}
