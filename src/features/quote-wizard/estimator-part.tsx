import { EstimatorDialog } from '#components/income/estimator-dialog/estimator-dialog.tsx'
import { RangeCredits } from '#components/income/range-credits.tsx'
import { hasSpouse } from '#domain/household/tax-household.ts'
import { emptyPersonIncome } from '#domain/income/estimator.ts'
import { incomeRange } from '#domain/income/estimated-income.ts'
import { configurationOf } from '#domain/quote/draft.ts'

import type { EstimatorProps } from './estimator.tsx'
import { useRangeCredits } from './use-range-credits.ts'

/** The opened estimator: it keeps its answers in the draft, and writes its result into the income field. */
export function EstimatorPart({ wizard, onClose, onReopen }: EstimatorProps) {
  const { planYear, draft, change } = wizard
  const primary = draft.estimator?.primary ?? emptyPersonIncome
  const spouse = draft.estimator?.spouse ?? emptyPersonIncome
  const isCouple = hasSpouse(configurationOf(draft.household), draft.taxHousehold.selected)
  const value = { primary, spouse: isCouple ? spouse : null }
  const income = incomeRange(value, planYear)
  const credits = useRangeCredits(wizard, income)
  return (
    <EstimatorDialog
      open
      planYear={planYear}
      value={value}
      onChange={(changed) => {
        credits.forget()
        change({ estimator: { ...changed, spouse: changed.spouse ?? spouse } })
      }}
      onUse={(estimate) => {
        change({ income: { ...estimate, annualIncome: String(estimate.annualIncome) }, usedEstimator: value })
        onClose()
      }}
      onClose={onClose}
      onReopen={onReopen}
      rangeCredits={<RangeCredits income={income} state={credits.state} onAsk={credits.ask} />}
    />
  )
}
