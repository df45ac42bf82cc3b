import { type ReactNode, useCallback, useMemo } from 'react'

import { CareFailure } from '#components/care/care-failure.tsx'
import { LowIncomeNotice } from '#components/income/low-income-notice.tsx'
import type { DefaultFilterReason } from '#components/plans/active-filters.tsx'
import { CreditOutlookNote } from '#components/plans/credit-outlook-note.tsx'
import { OrderExplained } from '#components/plans/order-explained.tsx'
import { ThreeToStart } from '#components/plans/three-to-start.tsx'
import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { YearViewSwitch } from '#components/plans/year-view-switch.tsx'
import { site } from '#config/site.ts'
import { clinicsUrl, medicaidHelpUrl } from '#config/urls.ts'
import { agency } from '#content/agency.ts'
import { orderRule } from '#domain/plans/order-rule.ts'
import type { CsrVariant, MetalLevel } from '#domain/plans/plan.ts'
import type { StartPlan } from '#domain/plans/lowest-plans.ts'
import type { YearView } from '#domain/plans/year-costs.ts'
import type { BelowThreshold } from '#domain/poverty/threshold.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import { yearCountsOf } from '#domain/quote/price-basis.ts'
import type { Results } from '#domain/quote/session.ts'
import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { CareButton } from './care-button.tsx'
import { focusResults } from './results-column.ts'
import type { PlanActions } from './use-plan-actions.ts'
import type { ShownResults } from './use-results.ts'

interface LowIncomeProps {
  readonly criteria: QuoteCriteria
  /** The income is below the state's threshold; null if it is not, or unknown. */
  readonly lowIncome: BelowThreshold | null
}

/** The notice of an income below the threshold. It is never folded. */
export function LowIncome({ criteria, lowIncome }: LowIncomeProps) {
  const language = useLanguage()
  if (lowIncome === null) return null
  return (
    <LowIncomeNotice
      headingLevel={2}
      {...factsOfCriteria(criteria)}
      minimumIncome={lowIncome.minimumIncome}
      members={criteria.householdMembers}
      medicaidUrl={medicaidHelpUrl[language]}
      clinicsHref={clinicsUrl}
      phone={agency.phone}
    />
  )
}

/**
 * Returns the reason for a new list's levels, by percentage of the poverty level (P-31). Extra savings are a reason
 * only if the list shows them, which it doesn't if the estimate has none, the credit is forgone, or its call failed.
 */
export function defaultFilterReason(fplPercent: number | null, csr: CsrVariant): DefaultFilterReason {
  if (fplPercent === null) return 'unknown'
  if (fplPercent > 250) return 'bronze'
  return savesOnSilverOnly(csr) ? 'extraSavings' : 'silver'
}

export interface ListOrderProps {
  readonly shown: ShownResults
  /** Why a new list is filtered; null once the visitor has chosen filters. */
  readonly reason: DefaultFilterReason | null
  /** No plan has arrived. Until the reason is known, the likely sentence reserves the space. */
  readonly isAwaited: boolean
  readonly onShowAll: () => void
}

/** A percentage of the poverty level with extra savings. */
const extraSavingsPercent = 150
const extraSavingsLevels: readonly MetalLevel[] = ['Silver']

/** The order of the list in a sentence (P-66). */
export function ListOrder({ shown, reason, isAwaited, onShowAll }: ListOrderProps) {
  const { view, subsidy } = shown
  const { sort, yearView, filters } = view
  // Most visitors get extra savings, so their sentence has the lines that most lists need.
  const isGuessed = isAwaited && subsidy.pcfpl === null
  const hasExtraSavings = isGuessed || savesOnSilverOnly(subsidy.csr)
  return (
    <div
      className={cn(
        'md:order-3 md:col-span-7 md:self-center lg:col-span-6',
        isAwaited && 'invisible md:max-h-target md:overflow-hidden',
      )}
    >
      <OrderExplained
        rule={orderRule({ sort, fplPercent: isGuessed ? extraSavingsPercent : subsidy.pcfpl, yearView })}
        levels={isGuessed && reason !== null ? extraSavingsLevels : filters.metalLevels}
        hasExtraSavings={hasExtraSavings}
        reason={isGuessed && reason !== null ? 'extraSavings' : reason}
        onShowAll={onShowAll}
      />
    </div>
  )
}

export interface ListStartProps {
  readonly shown: ShownResults
  readonly actions: Pick<PlanActions, 'open'>
  /** The list has no card, so there are none to start with. */
  readonly hasNoCards: boolean
}

const noStarts: readonly StartPlan[] = []
const noViews: readonly YearView[] = []

/**
 * The plans to start with (P-65), and whose credit counts in them. Their space is reserved while plans arrive, so that
 * the list doesn't move. It is also reserved above an empty list, so that the year's line stays in its place.
 */
export function ListStart({ shown, actions, hasNoCards }: ListStartProps) {
  const { basis, secondBillOf } = shown.household
  const { outlook, creditCents } = basis
  const caveat = useMemo(
    () => outlook && <CreditOutlookNote {...{ outlook, creditCents }} className="text-sm font-semibold" />,
    [outlook, creditCents],
  )
  const yearBill = useYearBillText(useMemo(() => yearCountsOf(basis), [basis]))
  const noteOf = useCallback(
    ({ plan, year }: StartPlan) => yearBill(year, secondBillOf(plan)),
    [yearBill, secondBillOf],
  )
  if (hasNoCards) return <div className="max-md:hidden md:order-3 md:col-span-4 lg:col-span-3" />
  return (
    <ThreeToStart
      starts={shown.lowest?.starts ?? noStarts}
      isAwaited={shown.isArriving}
      saysUnpaid={site.unpaidPlaces === 'said'}
      caveat={caveat}
      noteOf={noteOf}
      onOpen={actions.open}
    />
  )
}

export interface ListChoicesProps {
  readonly results: Results
  readonly shown: ShownResults
  /** Content beside the year, where there is no column of filters. */
  readonly children?: ReactNode
}

/** The year that the cards show (P-63), and the failure of the visitor's doctors and medicines. */
export function ListChoices({ results, shown, children }: ListChoicesProps) {
  const dispatch = useQuoteDispatch()
  const changeYearView = useCallback(
    (yearView: YearView) => {
      dispatch({ type: 'yearViewChanged', yearView })
    },
    [dispatch],
  )
  const { retry } = shown.care
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-2 md:order-3 md:col-span-full lg:col-span-3 print:hidden">
        <YearViewSwitch views={shown.model?.yearViews ?? noViews} view={shown.view.yearView} onView={changeYearView} />
        {children}
      </div>
      <div className="empty:hidden md:order-4 md:col-span-full">
        <CareFailure
          isFilterChosen={results.view.filters?.allMyDoctors === true && !shown.view.filters.allMyDoctors}
          onRetry={
            retry &&
            (() => {
              focusResults()
              retry()
            })
          }
        />
      </div>
    </>
  )
}

/**
 * The button of the visitor's doctors and medicines (P-75). It stays mounted with its dialog when the doctors leave no
 * plan.
 */
export function CareChoice({ results, shown }: Pick<ListChoicesProps, 'results' | 'shown'>) {
  const dispatch = useQuoteDispatch()
  return (
    <CareButton
      zipCode={results.criteria.zipCode}
      count={shown.care.list.entries.length}
      onDoctorsChange={() => {
        // A change of the doctors changes the list, so it starts at page 1.
        if (shown.view.filters.allMyDoctors) dispatch({ type: 'pageChanged', page: 1 })
      }}
    />
  )
}
