import { useMemo } from 'react'

import { NoDoctorPlans } from '#components/care/no-doctor-plans.tsx'
import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { NoPlans, type NoPlansReason } from '#components/plans/no-plans.tsx'
import { PlanListSkeleton } from '#components/plans/plan-list-skeleton.tsx'
import { agency } from '#content/agency.ts'
import { filterWaysOut } from '#domain/plans/filter-ways-out.ts'
import { filterCount, noFilters } from '#domain/plans/filters.ts'
import { careEntriesOf } from '#domain/care/care-list.ts'
import type { Page } from '#domain/plans/page.ts'
import type { Plan, PlanFilters } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useLongWait } from '#lib/use-long-wait.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { focusResults } from './results-column.ts'
import type { ShownResults } from './use-results.ts'

export interface EmptyListProps {
  readonly shown: ShownResults
  readonly page: Page<Plan> | null
  /** An alert above shows a failure. */
  readonly isTold: boolean
  /** Some plans could not be loaded. */
  readonly isIncomplete: boolean
  readonly onShowAll: () => void
  /** Cancels the current search. */
  readonly onCancel: () => void
}

function reasonOf({ shown, page, isIncomplete }: EmptyListProps): NoPlansReason | null {
  if (shown.searchFailure) return 'notLoaded'
  if (page?.total !== 0) return null
  if (!isIncomplete) return 'noneMatch'
  return shown.loaded === 0 ? 'notLoaded' : 'someMissing'
}

/**
 * Returns the number of plans with all doctors that other filters hide; null if the doctors are not why the list is
 * empty (P-79).
 */
function useDoctorsOut({ model, view }: ShownResults, isEmpty: boolean) {
  const { filters, sort, yearView, hasAllMyDoctors } = view
  return useMemo(() => {
    if (!model || !isEmpty || !filters.allMyDoctors) return null
    const count = (changed: PlanFilters) => model.matching({ filters: changed, sort, yearView, hasAllMyDoctors }).length
    if (count({ ...filters, allMyDoctors: false }) === 0) return null
    return { elsewhere: count({ ...noFilters, allMyDoctors: true }) }
  }, [model, isEmpty, filters, sort, yearView, hasAllMyDoctors])
}

/** Returns the single filters without which the list has plans. */
function useWaysOut({ model, view }: ShownResults, isEmpty: boolean) {
  const { filters, sort, yearView, hasAllMyDoctors } = view
  return useMemo(
    () =>
      model && isEmpty
        ? filterWaysOut(
            filters,
            (changed) => model.matching({ filters: changed, sort, yearView, hasAllMyDoctors }).length,
          )
        : [],
    [model, isEmpty, filters, sort, yearView, hasAllMyDoctors],
  )
}

/**
 * Takes the place of the cards if there are none: placeholders while they load, otherwise the reason and the next step.
 */
export function EmptyList(props: EmptyListProps) {
  const { shown, page, isTold, onShowAll, onCancel } = props
  const { t } = useTranslation('plans')
  const dispatch = useQuoteDispatch()
  const isComing = page === null && shown.searchFailure === null
  const wait = useLongWait(isComing)
  const reason = isComing ? null : reasonOf(props)
  const byDoctors = useDoctorsOut(shown, reason === 'noneMatch')
  const waysOut = useWaysOut(shown, reason === 'noneMatch')
  if (isComing)
    return (
      <>
        <SlowNotice wait={wait} cancel={{ label: t('slowSearch.cancel'), onPress: onCancel }} />
        <PlanListSkeleton />
      </>
    )
  // The alert above already says it, with the next step and the phone (P-116).
  if (reason === null || (isTold && shown.searchFailure !== null)) return null
  const change = (filters: PlanFilters) => {
    focusResults()
    dispatch({ type: 'filtersChanged', filters })
  }
  if (byDoctors)
    return (
      <NoDoctorPlans
        elsewhere={byDoctors.elsewhere}
        hasTyped={careEntriesOf(shown.care.list, 'doctor').some(({ code }) => code === null)}
        onTurnOff={() => {
          change({ ...shown.view.filters, allMyDoctors: false })
        }}
        onElsewhere={() => {
          change({ ...noFilters, allMyDoctors: true })
        }}
      />
    )
  const isFiltered = shown.model !== null && shown.loaded > 0 && filterCount(shown.view.filters) > 0
  // An alert above has the same button.
  const canRetry = !isTold && (shown.searchFailure !== null || shown.canFetchMissing)
  return (
    <NoPlans
      reason={reason}
      phone={agency.phone}
      waysOut={waysOut}
      filters={shown.view.filters}
      onWayOut={({ filters }) => {
        change(filters)
      }}
      onShowAll={isFiltered ? onShowAll : undefined}
      onRetry={
        canRetry
          ? () => {
              focusResults()
              shown.retrySearch()
            }
          : undefined
      }
    />
  )
}
