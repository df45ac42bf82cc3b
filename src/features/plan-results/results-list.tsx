import { useLayoutEffect } from 'react'

import { compareDockId } from '#components/plans/compare-dock.tsx'
import { NoPlans } from '#components/plans/no-plans.tsx'
import { PlanListSkeleton } from '#components/plans/plan-list-skeleton.tsx'
import { PlanList } from '#components/plans/plan-list.tsx'
import { ResultsPagination } from '#components/plans/results-pagination.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { ProgressBar } from '#components/primitives/progress-bar.tsx'
import { SkipLink } from '#components/primitives/skip-link.tsx'
import { filterCount } from '#domain/plans/filters.ts'
import type { Page } from '#domain/plans/page.ts'
import type { Plan } from '#domain/plans/plan.ts'
import type { Results } from '#domain/quote/session.ts'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useChoosePlan } from './use-choose-plan.ts'
import { dropReturnPoint, returnPointOf } from './return-point.ts'
import { usePinnedCards } from './use-pinned-cards.ts'
import type { ShownResults } from './use-results.ts'

/** Props of the list. */
export interface ResultsListProps {
  readonly results: Results
  readonly shown: ShownResults
  /** The page in view; null while there are no plans to page through. */
  readonly page: Page<Plan> | null
  readonly onPage: (page: number) => void
  readonly onShowAll: () => void
}

/** The cards of the page in view, with what is said while they come, when none is left, and the way to other pages. */
export function ResultsList({ results, shown, page, onPage, onShowAll }: ResultsListProps) {
  const { t } = useTranslation('plans')
  const { model, view, isArriving } = shown
  const viewKey = JSON.stringify([view.filters, view.sort, page?.page])
  const pinned = usePinnedCards(page?.items ?? [], viewKey, isArriving)
  const { choose, compare } = useChoosePlan(results, shown)

  const { criteria } = results
  const isShown = page !== null
  useLayoutEffect(() => {
    const point = isShown ? returnPointOf(criteria) : undefined
    if (!point) return
    dropReturnPoint(criteria)
    window.scrollTo({ top: point.scrollTop })
  }, [isShown, criteria])

  const news =
    page && !isArriving
      ? `${t('results.showing', { shown: page.items.length, count: page.total })}. ${t('results.pageAnnouncement', { page: page.page, count: page.pageCount })}`
      : ''
  return (
    <>
      <LiveRegion text={news} />
      {isArriving && model && <Arriving loaded={shown.loaded} total={shown.total} />}
      {isArriving && model && page === null && <PlanListSkeleton />}
      {page?.total === 0 && <NoPlans onShowAll={filterCount(view.filters) > 0 ? onShowAll : undefined} />}
      {model && page && page.total > 0 && (
        <div {...pinned.handlers}>
          {results.compareIds.length > 0 && <SkipLink href={`#${compareDockId}`}>{t('compareDock.skip')}</SkipLink>}
          <PlanList
            plans={pinned.shown.map(model.card)}
            compareIds={results.compareIds}
            onCompare={compare}
            onChoose={choose}
          />
        </div>
      )}
      {page && page.total > 0 && <ResultsPagination page={page.page} pageCount={page.pageCount} onPage={onPage} />}
    </>
  )
}

function Arriving({ loaded, total }: { readonly loaded: number; readonly total: number }) {
  const { t, language } = useTranslation('plans')
  const words = t('results.arriving', { loaded: formatNumber(loaded, language), total: formatNumber(total, language) })
  return <ProgressBar label={t('planList.loading')} valueText={words} value={loaded} max={total} showText />
}
