import { NoPlans, type NoPlansReason } from '#components/plans/no-plans.tsx'
import { PlanListSkeleton } from '#components/plans/plan-list-skeleton.tsx'
import { SlowSearch } from '#components/plans/slow-search.tsx'
import { filterCount } from '#domain/plans/filters.ts'
import type { Page } from '#domain/plans/page.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { useSlow } from '#lib/use-slow.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { focusResults } from './results-column.ts'
import { useRetryWait } from './use-retry-wait.ts'
import type { ShownResults } from './use-results.ts'

/** Props of what stands there. */
export interface EmptyListProps {
  readonly shown: ShownResults
  readonly page: Page<Plan> | null
  /** What failed stands in an alert above. */
  readonly isTold: boolean
  /** Some plans did not come. */
  readonly isIncomplete: boolean
  readonly onShowAll: () => void
}

function reasonOf({ shown, page, isIncomplete }: EmptyListProps): NoPlansReason | null {
  if (shown.searchFailure) return 'notLoaded'
  if (page?.total !== 0) return null
  if (!isIncomplete) return 'noneMatch'
  return shown.loaded === 0 ? 'notLoaded' : 'someMissing'
}

/** What stands in the place of the cards: shapes while they come, else why there are none and what can be done. */
export function EmptyList(props: EmptyListProps) {
  const { shown, page, isTold, onShowAll } = props
  const dispatch = useQuoteDispatch()
  const waitSeconds = useRetryWait()
  const isComing = page === null && shown.searchFailure === null
  const isSlow = useSlow(isComing)
  if (isComing)
    return (
      <>
        {(isSlow || waitSeconds !== null) && (
          <SlowSearch
            waitSeconds={waitSeconds}
            onCancel={() => {
              dispatch({ type: 'returnedToQuote' })
            }}
          />
        )}
        <PlanListSkeleton />
      </>
    )
  const reason = reasonOf(props)
  // An alert that says the same, with the same way out, stands above.
  if (reason === null || (reason === 'notLoaded' && isTold)) return null
  const isFiltered = shown.model !== null && shown.loaded > 0 && filterCount(shown.view.filters) > 0
  const canRetry = !isTold && (shown.searchFailure !== null || shown.canFetchMissing)
  return (
    <NoPlans
      reason={reason}
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
