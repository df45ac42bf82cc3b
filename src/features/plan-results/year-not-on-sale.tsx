import { Alert } from '#components/primitives/alert.tsx'
import { MarkedText } from '#components/primitives/marked-text.tsx'
import { YearSwitch } from '#components/plans/year-switch.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { agency } from '#content/agency.ts'
import { headingOfSort } from '#domain/plans/rank.ts'
import type { Results } from '#domain/quote/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { CoverageYear } from './coverage-year.ts'
import { useYearChange } from './year-change.tsx'

export interface YearNotOnSaleProps {
  readonly results: Results
  readonly year: CoverageYear
  /** Why the service sells no plan of the year, in its own words; null where no plan of it can start. */
  readonly refusal: string | null
}

/** Replaces the list of a year in which no plan can start or is sold, until another year is chosen. */
export function YearNotOnSale({ results, year, refusal }: YearNotOnSaleProps) {
  const { t } = useTranslation('plans')
  const { planYear } = results.criteria
  const { change, dialog } = useYearChange(results.criteria)
  const hasOther = year.yearsOnSale.some((option) => option.planYear !== planYear)
  const { phone } = agency
  return (
    <div className="grid gap-5">
      <FocusHeading focusKey="results" focusOnMount>
        {t(`results.${headingOfSort[results.view.sort]}`)}
      </FocusHeading>
      {refusal !== null && (
        <Alert tone="warning" live="alert" title={t('notSold.title', { year: planYear })}>
          <p>{refusal}</p>
          <MarkedText text={t(hasOther ? 'notSold.chooseYear' : 'notSold.call', { phone })} part={phone} as="phone" />
        </Alert>
      )}
      <YearSwitch options={year.yearsOnSale} chosen={planYear} onChange={change} />
      {dialog}
    </div>
  )
}
