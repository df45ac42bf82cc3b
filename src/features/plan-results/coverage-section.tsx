import { CalendarDays } from 'lucide-react'
import { memo } from 'react'

import { EnrollmentWindow } from '#components/plans/enrollment-window.tsx'
import { LifeChangeTrace } from '#components/plans/life-change-trace.tsx'
import { YearSwitch } from '#components/plans/year-switch.tsx'
import { FoldedRow } from '#components/primitives/folded-row.tsx'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { furtherMarketplace } from '#domain/geo/further-marketplaces.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatShortMonthDay } from '#i18n/short-month-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { systemClock } from '#lib/clock.ts'
import { useQuoteSession } from '#state/quote-session.tsx'

import type { CoverageYear } from './coverage-year.ts'

export interface CoverageSectionProps {
  readonly planYear: PlanYear
  readonly year: CoverageYear
  /** Two letters. */
  readonly state: string
  /** The list has no card, so no plan can be chosen. */
  readonly hasNoCards: boolean
  readonly onYear: (year: PlanYear) => void
  readonly onLifeChangeCheck: () => void
}

/**
 * The year of the plans and their start, collapsed to one line (P-84), with the last day to choose (P-113). It is never
 * collapsed when no plan can start, and stays collapsed above an empty list. The answers of the life-change check stay
 * visible below it.
 */
export const CoverageSection = memo(function CoverageSection(props: CoverageSectionProps) {
  const { planYear, year, state, hasNoCards, onYear, onLifeChangeCheck } = props
  const { t, language } = useTranslation('plan-filters')
  const { lifeChanges } = useQuoteSession()
  const told = lifeChanges && (
    <LifeChangeTrace changes={lifeChanges} today={calendarDay(systemClock.now())} onCheck={onLifeChangeCheck} />
  )
  const content = (
    <>
      <YearSwitch
        options={year.yearsOnSale}
        chosen={planYear}
        onChange={onYear}
        onLifeChangeCheck={onLifeChangeCheck}
      />
      {!hasNoCards && (
        <EnrollmentWindow
          planYear={planYear}
          window={year.window}
          effective={year.effective}
          marketplace={furtherMarketplace(state, planYear)?.name}
          onLifeChangeCheck={onLifeChangeCheck}
        />
      )}
    </>
  )
  const isChoice = year.yearsOnSale.length !== 1 || year.yearsOnSale[0]?.planYear !== planYear
  if (year.effective === null)
    return isChoice ? (
      <div className="grid gap-4 max-md:p-3 md:order-2 md:col-span-full">
        {content}
        {told}
      </div>
    ) : null
  const { effective } = year
  const start = formatShortMonthDay(effective.start, language)
  return (
    <>
      <FoldedRow
        summary={
          effective.variant === 'openEnrollment'
            ? t('coverageRow.until', {
                year: planYear,
                start,
                last: formatShortMonthDay(effective.chooseBy, language),
              })
            : t('coverageRow.text', { year: planYear, start })
        }
        icon={<CalendarDays aria-hidden strokeWidth={1.9} className="size-5 shrink-0 text-primary md:hidden" />}
        hint={t('coverageRow.change')}
        look="accent"
        className="md:order-1 md:col-span-5"
        panelClassName="md:order-2 md:col-span-full"
      >
        {content}
      </FoldedRow>
      {told && <div className="md:order-2 md:col-span-full">{told}</div>}
    </>
  )
})
