import { YearSum, type YearSumProps } from '#components/plans/year-sum.tsx'

import { PlanSheetSection } from './plan-sheet-section.tsx'

/** What the plan costs in each kind of year, with the sum of each (P-60, P-61, P-62). A year that is not known is left out. */
export function PlanSheetYear(props: YearSumProps) {
  return (
    <PlanSheetSection section="year">
      <YearSum {...props} />
    </PlanSheetSection>
  )
}
