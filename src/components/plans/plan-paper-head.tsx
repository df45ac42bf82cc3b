import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { formatDollars, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PlanPaperHeadProps {
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

/** For whom the printed page of a plan is, its day, and the agency's phone, in one line (P-94). The screen has none of it. */
export function PlanPaperHead(props: PlanPaperHeadProps) {
  const { zipCode, applying, householdSize, annualIncome, agencyPhone, day } = props
  const { t, language } = useTranslation('plans')
  const people =
    applying === householdSize
      ? t('resultsSummary.people', { count: householdSize })
      : t('resultsSummary.peopleOf', { applying, count: householdSize })
  return (
    <p className="hidden print:block print:text-xs">
      {zipCode} · {people} · {t('resultsSummary.incomeValue', { income: formatDollars(annualIncome, language) })} ·{' '}
      {t('listPaper.printed', { date: formatLongDate(day, language), phone: agencyPhone })}
    </p>
  )
}
