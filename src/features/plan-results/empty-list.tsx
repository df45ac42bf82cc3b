import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { NoPlans, type NoPlansReason } from '#components/plans/no-plans.tsx'
import { PlanListSkeleton } from '#components/plans/plan-list-skeleton.tsx'
import { filterCount } from '#domain/plans/filters.ts'
import type { Page } from '#domain/plans/page.ts'
import type { Plan } from '#domain/plans/plan.ts'
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
}

function reasonOf({ shown, page, isIncomplete }: EmptyListProps): NoPlansReason | null {
  if (shown.searchFailure) return 'notLoaded'
  if (page?.total !== 0) return null
  if (!isIncomplete) return 'noneMatch'
  return shown.loaded === 0 ? 'notLoaded' : 'someMissing'
}

/**
 * Takes the place of the cards if there are none: placeholders while they load, otherwise the reason and the next step.
 */
export function EmptyList(props: EmptyListProps) {
  const { shown, page, isTold, onShowAll } = props
  const { t } = useTranslation('plans')
  const dispatch = useQuoteDispatch()
  const isComing = page === null && shown.searchFailure === null
  const wait = useLongWait(isComing)
  if (isComing)
    return (
      <>
        <SlowNotice
          wait={wait}
          cancel={{
            label: t('slowSearch.cancel'),
            onPress: () => {
              dispatch({ type: 'returnedToQuote' })
            },
          }}
        />
        <PlanListSkeleton />
      </>
    )
  const reason = reasonOf(props)
  // An alert above has the same text and the same action.
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
