import { Fragment } from 'react'

import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { PlanFilters, PlanSort } from '#domain/plans/plan.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatLongDate, formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useActiveFilterChips } from './use-active-filter-chips.ts'

export interface ListPaperHeadProps {
  /** The place of the page's first plan among all that pass the filters, from 1. */
  readonly first: number
  /** Number of plans on the page, at least one. */
  readonly count: number
  /** Number of plans that pass the filters. */
  readonly total: number
  /** More plans are arriving, so their number is not final. */
  readonly isArriving: boolean
  /** The year of the plans. */
  readonly planYear: PlanYear
  /** The order of the list. */
  readonly sort: PlanSort
  /** The active filters. */
  readonly filters: PlanFilters
  /** Whether a plan is chosen for comparison. */
  readonly hasTicks: boolean
  /** The agency's phone. */
  readonly agencyPhone: string
  /** The day of the print. */
  readonly day: CalendarDay
}

/** The state of the controls as text above the printed list: plans, order, filters, day and phone (P-94). */
export function ListPaperHead(props: ListPaperHeadProps) {
  const { first, count, total, isArriving, planYear, sort, filters, hasTicks, agencyPhone, day } = props
  const { t, language } = useTranslation('plans')
  const chips = useActiveFilterChips()(filters)
  const shown = { first, last: first + count - 1, count, plans: formatNumber(total, language) }
  return (
    <div className="hidden print:block print:text-xs">
      <p className="font-semibold">
        {t(isArriving ? 'listPaper.positionSoFar' : 'listPaper.position', {
          ...shown,
          year: planYear,
          sort: t(`sortSelect.${sort}`),
        })}
      </p>
      {chips.length > 0 && (
        <p>
          {t('listPaper.filters')}{' '}
          {chips.map(({ key, text, lang }, index) => (
            <Fragment key={key}>
              {index > 0 && ', '}
              <span lang={lang} translate={lang && 'no'}>
                {text}
              </span>
            </Fragment>
          ))}
        </p>
      )}
      {hasTicks && <p>{t('listPaper.ticked')}</p>}
      <p>{t('listPaper.printed', { date: formatLongDate(day, language), phone: agencyPhone })}</p>
    </div>
  )
}
