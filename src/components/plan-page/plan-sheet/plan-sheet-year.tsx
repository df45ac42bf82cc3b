import { YearSum } from '#components/plans/year-sum.tsx'
import type { YearCosts } from '#domain/plans/year-costs.ts'

import { PlanSheetSection } from './plan-sheet-section.tsx'

export interface PlanSheetYearProps {
  /** The plan's costs of a year, in cents. */
  readonly year: YearCosts
}

/** What the plan costs in each kind of year, with the sum of each (P-60, P-61, P-62). A year that is not known is left out. */
export function PlanSheetYear({ year }: PlanSheetYearProps) {
  return (
    <PlanSheetSection section="year">
      <YearSum year={year} />
    </PlanSheetSection>
  )
}
