import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { County } from '#domain/geo/county.ts'
import { formatDollars, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PlanPaperHeadProps {
  /** The county of the search, with its ZIP and state. */
  readonly county: County
  /** Number of applicants. */
  readonly applying: number
  /** Number of people in the tax household. */
  readonly householdSize: number
  /** Yearly income in whole dollars. */
  readonly annualIncome: number
  /** The agency's phone. */
  readonly agencyPhone: string
  /** The day of the print. */
  readonly day: CalendarDay
}

/** For whom the printed page of a plan is, its day, and the agency's phone (P-94). The screen shows none of it. */
export function PlanPaperHead(props: PlanPaperHeadProps) {
  const { county, applying, householdSize, annualIncome, agencyPhone, day } = props
  const { t, language } = useTranslation('plans')
  return (
    <div className="hidden print:block print:text-xs">
      <p className="font-semibold">
        {county.zipCode} ·{' '}
        <span lang="en">
          {county.name}, {county.state}
        </span>{' '}
        · {t('resultsSummary.household')}: {t('resultsSummary.householdValue', { applying, size: householdSize })} ·{' '}
        {t('resultsSummary.incomeValue', { income: formatDollars(annualIncome, language) })}
      </p>
      <p>{t('listPaper.printed', { date: formatLongDate(day, language), phone: agencyPhone })}</p>
    </div>
  )
}
