import { type ReactNode, useCallback, useRef, useState } from 'react'

import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import type { SearchedIncome } from '#domain/quote/session.ts'
import { incomeOfYear, searchOfYear } from '#domain/quote/year-search.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import type { CoverageYear } from './coverage-year.ts'
import { PartFailure } from './part-failure.tsx'
import { resultsColumnId } from './results-column.ts'

const yearIncomeDialog = onDemand(
  () => import('#components/plans/year-income-dialog.tsx'),
  'coverage-year',
  'location',
  'quote-steps',
)

/** The change to another year: the function that asks for it, and the question for its income. */
export interface YearChange {
  readonly change: (planYear: PlanYear) => void
  readonly dialog: ReactNode
}

/**
 * Returns the change to another year, which asks for the income of that year unless the visitor has already given it
 * (Q-158).
 */
export function useYearChange(criteria: QuoteCriteria, { yearsOnSale, effective }: CoverageYear): YearChange {
  const dispatch = useQuoteDispatch()
  const { draft, otherIncome } = useQuoteSession()
  const [asked, setAsked] = useState<PlanYear | null>(null)
  const returnFocus = useRef<HTMLElement>(null)
  const part = useOnDemand(yearIncomeDialog, asked !== null)
  const search = useCallback(
    (planYear: PlanYear, income: SearchedIncome) => {
      dispatch({ type: 'planYearChosen', search: searchOfYear({ draft }, criteria, planYear, income) })
    },
    [criteria, draft, dispatch],
  )
  const change = useCallback(
    (planYear: PlanYear) => {
      const income = incomeOfYear({ otherIncome }, criteria, planYear)
      returnFocus.current = null
      if (income) search(planYear, income)
      else setAsked(planYear)
    },
    [criteria, otherIncome, search],
  )
  const close = () => {
    setAsked(null)
  }
  if (asked === null) return { change, dialog: null }
  if (part.kind === 'failed') return { change, dialog: <PartFailure onRetry={yearIncomeDialog.need} onClose={close} /> }
  if (part.kind !== 'ready') return { change, dialog: null }
  const chosen = yearsOnSale.find(({ planYear }) => planYear === asked)
  return {
    change,
    dialog: (
      <part.part.YearIncomeDialog
        open
        planYear={asked}
        listed={criteria}
        starts={chosen && effective ? { chosen: chosen.effective.start, listed: effective.start } : undefined}
        returnFocus={returnFocus}
        onIncome={(income) => {
          // The list of the other year takes the place of the pressed control.
          returnFocus.current = document.getElementById(resultsColumnId)
          close()
          search(asked, { income, primaryApplicantIncome: income, spouseIncome: 0 })
        }}
        onClose={close}
      />
    ),
  }
}
