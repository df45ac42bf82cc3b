import { YearSwitch } from '#components/plans/year-switch.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { headingOfSort } from '#domain/plans/rank.ts'
import type { Results } from '#domain/quote/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { CoverageYear } from './coverage-year.ts'
import { useYearChange } from './year-change.tsx'

export interface YearNotOnSaleProps {
  readonly results: Results
  readonly year: CoverageYear
}

/** Replaces the list of a year in which no plan can still start, until another year is chosen. */
export function YearNotOnSale({ results, year }: YearNotOnSaleProps) {
  const { t } = useTranslation('plans')
  const { change, dialog } = useYearChange(results.criteria)
  return (
    <div className="grid gap-5">
      <FocusHeading focusKey="results" focusOnMount>
        {t(`results.${headingOfSort[results.view.sort]}`)}
      </FocusHeading>
      <YearSwitch options={year.yearsOnSale} chosen={results.criteria.planYear} onChange={change} />
      {dialog}
    </div>
  )
}
