import { EstimatorDialog } from '#components/income/estimator-dialog/estimator-dialog.tsx'
import { RangeCredits } from '#components/income/range-credits.tsx'
import { hasSpouse } from '#domain/household/tax-household.ts'
import { parseAge } from '#domain/household/age.ts'
import { emptyPersonIncome, type PersonIncomeDraft } from '#domain/income/estimator.ts'
import { incomeRange } from '#domain/income/estimated-income.ts'
import { configurationOf } from '#domain/quote/draft.ts'

import { useRangeCredits } from './use-range-credits.ts'
import type { Wizard } from './wizard.ts'

export interface EstimatorProps {
  readonly wizard: Wizard
  readonly onClose: () => void
  /** Called with the yearly income, in dollars, that was taken into the field. */
  readonly onUsed: (dollars: number) => void
  readonly onReopen: () => void
}

/** Returns a person's answers with whether the person is 50 or older. The quote asks for the age of who applies. */
function ofAge(answers: PersonIncomeDraft | null | undefined, ageText: string): PersonIncomeDraft {
  const age = parseAge(ageText)
  return { ...(answers ?? emptyPersonIncome), isFrom50: age === null ? undefined : age >= 50 }
}

/** The opened estimator: it keeps its answers in the draft, and writes its result into the income field. */
export function EstimatorPart({ wizard, onClose, onUsed, onReopen }: EstimatorProps) {
  const { planYear, draft, change } = wizard
  const { self, selfAge, spouse: spouseApplies, spouseAge } = draft.household
  const primary = ofAge(draft.estimator?.primary, self ? selfAge : '')
  const spouse = ofAge(draft.estimator?.spouse, spouseApplies ? spouseAge : '')
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
        onUsed(estimate.annualIncome)
        onClose()
      }}
      onClose={onClose}
      onReopen={onReopen}
      rangeCredits={<RangeCredits income={income} state={credits.state} onAsk={credits.ask} />}
    />
  )
}
