import { useEffect, useLayoutEffect, useMemo, useState } from 'react'

import { ArrivedPlans } from '#components/plans/arrived-plans.tsx'
import { ListPaperHead } from '#components/plans/list-paper-head.tsx'
import { compareDockId } from '#components/plans/compare-dock.tsx'
import { MissingPlans } from '#components/plans/missing-plans.tsx'
import { planCardId } from '#components/plans/plan-card/plan-card-id.ts'
import { PlanList } from '#components/plans/plan-list.tsx'
import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { useCountText } from '#components/plans/results-count.tsx'
import { useProbableAmounts, useTobaccoLine } from '#components/price-answers/use-second-text.ts'
import { ResultsPagination } from '#components/plans/results-pagination.tsx'
import { WithFootnotes } from '#components/words/with-footnotes.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import { SkipLink } from '#components/primitives/skip-link.tsx'
import { plansPerPage } from '#config/assumptions.ts'
import { agency } from '#content/agency.ts'
import { listTerms } from '#domain/plans/plan-terms.ts'
import { yearCountsOf } from '#domain/quote/price-basis.ts'
import type { Results } from '#domain/quote/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { whenThere } from '#lib/browser-history.ts'
import { useWideScreen } from '#lib/use-wide-screen.ts'

import type { CoverageYear } from './coverage-year.ts'
import { EmptyList } from './empty-list.tsx'
import { focusResults, goToList, listHeadingId } from './results-column.ts'
import { dropReturnPoint, returnPointOf } from './return-point.ts'
import type { ListPage } from './use-list-page.ts'
import type { PlanActions } from './use-plan-actions.ts'
import type { ShownResults } from './use-results.ts'
import { useTurnedPage } from './use-turned-page.ts'
import { planView } from './viewed-plan.tsx'

/** A lower bound of a card's height, in pixels. */
const leastCardHeight = 480

export interface ResultsListProps {
  readonly results: Results
  readonly shown: ShownResults
  readonly list: ListPage
  readonly year: CoverageYear
  readonly actions: PlanActions
  /** An alert above shows a failure. */
  readonly isTold: boolean
  readonly onPage: (page: number) => void
  /** Requests the plans that did not arrive. Undefined if another request cannot help. */
  readonly onRetryMissing: (() => void) | undefined
  readonly onShowAll: () => void
  /** Cancels the current search. */
  readonly onCancel: () => void
}

/** The cards of the current page, with the messages while they load or if none is left, and the pagination. */
export function ResultsList(props: ResultsListProps) {
  const { results, shown, list, year, actions, isTold, onPage, onRetryMissing, onShowAll, onCancel } = props
  const { t } = useTranslation('plans')
  const countText = useCountText()
  const { model, view, isArriving } = shown
  const { page, counts, waiting } = list
  const [closedAt, setClosedAt] = useState<number | null>(null)

  const { criteria } = results
  const isShown = page !== null
  useLayoutEffect(() => {
    const point = isShown ? returnPointOf(criteria) : undefined
    if (!point) return
    dropReturnPoint(criteria)
    const { scrollTop, planId, cardTop } = point
    if (scrollTop !== null) window.scrollTo({ top: scrollTop })
    if (planId === undefined) return
    const card = document.getElementById(planCardId(planId))
    // A plan opened from the three to start with may be on another page or filtered out.
    if (card) card.focus({ preventScroll: true })
    else focusResults()
    if (scrollTop === null) card?.scrollIntoView({ block: 'start' })
    else if (card && cardTop !== undefined)
      window.scrollTo({ top: window.scrollY + card.getBoundingClientRect().top - cardTop })
  }, [isShown, criteria])
  const { wantedPlanId, onReached } = actions
  useTurnedPage({ criteria, view: results.view, isSought: wantedPlanId !== null })
  const columns = useWideScreen('md') ? 2 : 1
  // The cards after the first screen render right afterwards. A card that is to get the focus may be any of them, so
  // then all render at once.
  const isSought = wantedPlanId !== null || returnPointOf(criteria) !== undefined
  const firstCards = isSought ? undefined : columns * Math.ceil(window.innerHeight / leastCardHeight)
  useEffect(() => {
    if (wantedPlanId === null || !page?.items.some(({ id }) => id === wantedPlanId)) return
    // After this, the dialog that asked for the card removes its entry from the history, and the browser then restores
    // the scroll position.
    const timer = setTimeout(() => {
      onReached()
      whenThere(() => {
        const card = document.getElementById(planCardId(wantedPlanId))
        card?.focus({ preventScroll: true })
        card?.scrollIntoView({ block: 'start' })
      })
    })
    return () => {
      clearTimeout(timer)
    }
  }, [page, wantedPlanId, onReached])

  const { basis, secondBillOf } = shown.household
  const probable = useProbableAmounts(basis, secondBillOf)
  const yearBill = useYearBillText(useMemo(() => yearCountsOf(basis), [basis]))
  const tobaccoLine = useTobaccoLine(basis)
  const secondCentsOf = (planId: string) => {
    const plan = model?.byId(planId)
    return plan && secondBillOf(plan)
  }
  const notesOf = (planId: string) => {
    const plan = model?.byId(planId)
    if (!plan) return undefined
    const lines = [probable.lineOf(plan), tobaccoLine?.(plan.monthlyPremiumCents)].filter((line) => line !== undefined)
    return lines.length > 0 ? lines.join(' · ') : undefined
  }
  const cards = model && page ? page.items.map(model.card) : []
  const position = page ? { page: page.page, count: page.pageCount } : null
  const order = `${t('sortSelect.label')}: ${t(`sortSelect.${view.sort}`)}`
  const news =
    counts && position && !isArriving
      ? `${countText(counts)}. ${t('results.pageAnnouncement', position)}. ${order}`
      : ''
  const missing = shown.total - shown.loaded - shown.leftOut
  const isIncomplete = !isArriving && shown.loaded < shown.total
  const isMissingTold = page !== null && isIncomplete && closedAt !== shown.loaded
  return (
    <>
      <LiveRegion text={news} />
      <EmptyList
        shown={shown}
        page={page}
        isTold={isTold || isMissingTold}
        isIncomplete={isIncomplete}
        onShowAll={onShowAll}
        onCancel={onCancel}
      />
      {model && page && page.total > 0 && (
        <>
          <ListPaperHead
            first={(page.page - 1) * plansPerPage + 1}
            count={page.items.length}
            total={counts?.matching ?? page.total}
            isArriving={isArriving}
            planYear={criteria.planYear}
            sort={view.sort}
            filters={view.filters}
            hasTicks={results.compareIds.length > 0}
            agencyPhone={agency.phone}
            day={year.today}
          />
          <div {...list.reading} onPointerEnter={planView.warm} className="relative">
            <h2 id={listHeadingId} tabIndex={-1} className="sr-only">
              {t('planList.heading', position ?? {})}
            </h2>
            {results.compareIds.length > 0 && <SkipLink href={`#${compareDockId}`}>{t('compareDock.skip')}</SkipLink>}
            <WithFootnotes terms={listTerms(cards)}>
              <PlanList
                plans={cards}
                compareIds={results.compareIds}
                yearView={view.yearView}
                reasons={list.reasons}
                care={shown.care.of}
                second={notesOf}
                yearNote={({ id, year: costs }) => yearBill(costs, secondCentsOf(id))}
                onCompare={actions.compare}
                onChoose={actions.choose}
                onOpen={actions.open}
                firstCards={firstCards}
              />
            </WithFootnotes>
          </div>
        </>
      )}
      {/* Below the cards, so none of them moves when loading ends. */}
      {isMissingTold && (
        <MissingPlans
          missing={missing}
          leftOut={shown.leftOut}
          isListEmpty={page.total === 0}
          onRetry={onRetryMissing}
          onClose={() => {
            focusResults()
            setClosedAt(shown.loaded)
          }}
        />
      )}
      {page && page.total > 0 && (
        <ResultsPagination page={page.page} pageCount={page.pageCount} isArriving={isArriving} onPage={onPage} />
      )}
      {/* Last, so it covers no card and moves nothing. The count above the list has the same button. */}
      {page && (
        <div className="flex justify-center print:hidden">
          <ArrivedPlans
            count={waiting}
            sort={view.sort}
            onShow={() => {
              list.putIn()
              onPage(1)
              goToList()
            }}
          />
        </div>
      )}
    </>
  )
}
