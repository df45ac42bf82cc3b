import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { emptyPersonIncome } from '#domain/income/estimator.ts'
import { hasSpouse } from '#domain/household/tax-household.ts'
import { configurationOf } from '#domain/quote/draft.ts'

import { useOnDemand } from '#i18n/on-demand.ts'
import { estimator } from './income-parts.ts'
import type { Wizard } from './wizard.ts'

export interface EstimatorProps {
  readonly wizard: Wizard
  readonly onClose: () => void
  readonly onReopen: () => void
}

/** The income estimator, loaded on demand; it writes its result into the income field. */
export function Estimator({ wizard, onClose, onReopen }: EstimatorProps) {
  const { planYear, draft, ports, change } = wizard
  const loaded = useOnDemand(estimator, true)
  if (loaded.kind === 'failed') return <LoadFailure onRetry={estimator.need} onReload={ports.reload} />
  if (loaded.kind !== 'ready') return null
  const primary = draft.estimator?.primary ?? emptyPersonIncome
  const spouse = draft.estimator?.spouse ?? emptyPersonIncome
  const isCouple = hasSpouse(configurationOf(draft.household), draft.taxHousehold.selected)
  return (
    <loaded.part.EstimatorDialog
      open
      planYear={planYear}
      value={{ primary, spouse: isCouple ? spouse : null }}
      onChange={(changed) => {
        change({ estimator: { ...changed, spouse: changed.spouse ?? spouse } })
      }}
      onUse={(estimate) => {
        change({ income: { ...estimate, annualIncome: String(estimate.annualIncome) } })
        onClose()
      }}
      onClose={onClose}
      onReopen={onReopen}
    />
  )
}
