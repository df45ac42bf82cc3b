import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { useOnDemand } from '#i18n/on-demand.ts'

import { estimator } from './income-parts.ts'
import type { Wizard } from './wizard.ts'

export interface EstimatorProps {
  readonly wizard: Wizard
  readonly onClose: () => void
  readonly onReopen: () => void
}

/** The income estimator, loaded on demand. */
export function Estimator(props: EstimatorProps) {
  const loaded = useOnDemand(estimator, true)
  if (loaded.kind === 'failed') return <LoadFailure onRetry={estimator.need} onReload={props.wizard.ports.reload} />
  return loaded.kind === 'ready' ? <loaded.part.EstimatorPart {...props} /> : null
}
