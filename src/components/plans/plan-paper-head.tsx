import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatDollars, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PlanPaperHeadProps {
  /** The year of the plans, where nothing else on the paper says it. */
  readonly planYear?: PlanYear
  /** The ZIP code of the search. */
  readonly zipCode: string
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

/** For whom printed plans are, their day, and the agency's phone, in one line (P-94). The screen has none of it. */
export function PlanPaperHead(props: PlanPaperHeadProps) {
  const { planYear, zipCode, applying, householdSize, annualIncome, agencyPhone, day } = props
  const { t, language } = useTranslation('plans')
  const people =
    applying === householdSize
      ? t('resultsSummary.people', { count: householdSize })
      : t('resultsSummary.peopleOf', { applying, count: householdSize })
  return (
    <p className="hidden print:block print:text-xs">
      {planYear !== undefined && `${t('listPaper.year', { year: planYear })} · `}
      {zipCode} · {people} · {t('resultsSummary.incomeValue', { income: formatDollars(annualIncome, language) })} ·{' '}
      {t('listPaper.printed', { date: formatLongDate(day, language), phone: agencyPhone })}
    </p>
  )
}
