import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { Spinner } from '#components/primitives/spinner.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { LocationStep } from './location-step.tsx'
import { useOnDemand } from '#i18n/on-demand.ts'
import { laterSteps } from './parts.ts'
import { StepFrame } from './step-frame.tsx'
import type { Wizard } from './wizard.ts'

/** The wizard's current step. The first is part of the page, the others are loaded while it is answered. */
export function QuoteWizard({ wizard }: { readonly wizard: Wizard }) {
  const { t } = useTranslation('quote-start')
  const isFirst = wizard.step === 'location'
  const later = useOnDemand(laterSteps, !isFirst)
  if (isFirst) return <LocationStep wizard={wizard} />
  if (later.kind === 'ready') return <later.part.LaterSteps wizard={wizard} />
  return (
    <StepFrame wizard={wizard}>
      {later.kind === 'failed' ? (
        <LoadFailure onRetry={laterSteps.need} onReload={wizard.ports.reload} />
      ) : (
        <Spinner label={t('loadFailure.loading')} showLabel />
      )}
    </StepFrame>
  )
}
