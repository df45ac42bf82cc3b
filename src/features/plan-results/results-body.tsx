import { useCallback, useDeferredValue, useMemo, useState } from 'react'

import { FurtherMarketplaceNotice } from '#components/location/further-marketplace-notice.tsx'
import { ActiveFilters } from '#components/plans/active-filters.tsx'
import { FacetPanel } from '#components/plans/facet-panel/facet-panel.tsx'
import { useTypedRanges } from '#components/plans/facet-panel/use-typed-ranges.ts'
import { filterCount, noFilters } from '#domain/plans/filters.ts'
import type { PlanFilters } from '#domain/plans/plan.ts'
import type { Results } from '#domain/quote/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useWideScreen } from '#lib/use-wide-screen.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { CoverageSection } from './coverage-section.tsx'
import type { CoverageYear } from './coverage-year.ts'
import { CreditSection } from './credit-section.tsx'
import { KeptPlace } from './kept-place.tsx'
import { useLifeChangeCheck } from './life-change-check.tsx'
import { CareChoice, defaultFilterReason, ListChoices, ListOrder, ListStart, LowIncome } from './list-guide.tsx'
import { retryMissingOf } from './results-alerts.tsx'
import { focusResults, resultsColumnId } from './results-column.ts'
import { ResultsHeading } from './results-heading.tsx'
import { ResultsList } from './results-list.tsx'
import { offeredSorts, offeredSwitches } from './results-model.ts'
import { returnPointOf } from './return-point.ts'
import { FilterColumn, SortAndFilters, usePanelFacets } from './sort-and-filters.tsx'
import { useCreditRow } from './use-credit-row.ts'
import { useListPage } from './use-list-page.ts'
import type { PlanActions } from './use-plan-actions.ts'
import type { ShownResults } from './use-results.ts'
import { useYearChange } from './year-change.tsx'

export interface ResultsBodyProps {
  readonly results: Results
  readonly year: CoverageYear
  readonly actions: PlanActions
  readonly shown: ShownResults
  /** An alert above shows a failure. */
  readonly isTold: boolean
  /** The heading takes the focus when it appears, unless the visitor is typing above it. */
  readonly takesFocus: boolean
  /** Cancels the current search. */
  readonly onCancel: () => void
}

const failedLook = 'flex min-w-0 flex-col gap-1 md:gap-2 print:block print:space-y-4'
const look = `${failedLook} lg:grid lg:grid-cols-4 lg:grid-rows-1 lg:gap-x-8`

/** Heading, filters, banners and plans of a search with unchanged details. */
export function ResultsBody(props: ResultsBodyProps) {
  const { results, shown, year, actions, isTold, takesFocus, onCancel } = props
  const { t } = useTranslation('plans')
  const dispatch = useQuoteDispatch()
  const [isReturning] = useState(() => returnPointOf(results.criteria) !== undefined)
  const creditRow = useCreditRow()
  const { criteria, view: chosen } = results
  const { subsidy, view, model } = shown
  // Rendering ten cards may be interrupted, so the pressed control responds first and no task becomes long.
  const late = useDeferredValue(shown)
  // The deferred results may be of an earlier search, whose prices must not be shown.
  const drawn = late.criteria === criteria ? late : shown
  const drawnList = useListPage(criteria, drawn)
  const facets = usePanelFacets(drawn, chosen.filters ?? noFilters)
  const hasColumn = useWideScreen('lg')
  const hasRow = useWideScreen('md')
  const yearChange = useYearChange(criteria, year)
  const lifeChangeCheck = useLifeChangeCheck(year.openYear, yearChange.change)
  const list = shown.isLoading ? { ...drawnList, page: null, counts: null } : drawnList
  // Without a card there are no prices to explain and no plan to choose.
  const hasNoCards = list.page?.total === 0
  // A search that failed leaves nothing to order or to filter.
  const hasFailed = model === null && shown.searchFailure !== null
  const hasNoPlans = (hasNoCards && shown.loaded === 0) || hasFailed
  const isListed = model !== null && (list.page !== null || chosen.filters !== null)
  const isKept = !isListed && !hasNoPlans

  // A search that fails leaves what the visitor has chosen.
  const filters = model ? view.filters : (chosen.filters ?? noFilters)
  const changeFilters = useCallback(
    (changed: PlanFilters) => {
      dispatch({ type: 'filtersChanged', filters: changed })
    },
    [dispatch],
  )
  const ranges = useTypedRanges(filters, changeFilters)
  const changePage = (page: number) => {
    dispatch({ type: 'pageChanged', page })
  }
  const retryMissing = retryMissingOf(shown)
  const showAll = () => {
    focusResults()
    changeFilters(noFilters)
  }
  const reason = chosen.filters === null ? defaultFilterReason(subsidy.pcfpl, subsidy.csr) : null
  const { hasAllMyDoctors } = view
  const offered = useMemo(() => offeredSwitches(model, hasAllMyDoctors), [model, hasAllMyDoctors])
  const careButton = <CareChoice results={results} shown={shown} />
  const panel = (isTitled: boolean) => (
    <FacetPanel
      isTitled={isTitled}
      care={isTitled && careButton}
      facets={facets}
      filters={filters}
      ranges={ranges}
      isCounted={model !== null && (shown.loaded > 0 || shown.total === 0)}
      isArriving={shown.isArriving}
      offered={offered}
      onChange={changeFilters}
    />
  )
  const order = !hasNoPlans && (
    <ListOrder shown={shown} reason={reason} isAwaited={model === null} onShowAll={showAll} />
  )
  const activeFilters = (
    <ActiveFilters
      filters={filters}
      reason={reason}
      onChange={(changed) => {
        focusResults()
        changeFilters(changed)
      }}
      onClear={showAll}
    />
  )
  return (
    // On a phone this is one column, so that the row of order and filters stays on the screen along the whole list.
    // Beside a column of filters, the last row contains the list and takes the remaining height, and the heading is in
    // the row before it. A filter column that is taller than the list therefore never separates the heading from the
    // list.
    <div className={hasFailed ? failedLook : look}>
      <div className="contents lg:col-span-3 lg:col-start-2 lg:row-end-1 lg:flex lg:items-center lg:gap-x-6 print:block print:space-y-4">
        <ResultsHeading
          sort={view.sort}
          focusOnMount={takesFocus && !isReturning}
          counts={list.counts}
          waiting={list.waiting}
          onShowWaiting={() => {
            drawnList.putIn()
            changePage(1)
          }}
          onRetry={retryMissing}
        >
          {!hasRow && order}
        </ResultsHeading>
        {!hasFailed && (
          <SortAndFilters
            sort={view.sort}
            offered={offeredSorts(model)}
            onSort={(sort) => {
              dispatch({ type: 'sortChanged', sort })
            }}
            filterCount={filterCount(filters)}
            counts={list.counts}
          >
            <div className="mb-3">{activeFilters}</div>
            {panel(false)}
          </SortAndFilters>
        )}
      </div>
      {hasColumn && !hasFailed && <FilterColumn>{panel(true)}</FilterColumn>}
      <div
        id={resultsColumnId}
        tabIndex={-1}
        role="group"
        aria-label={t('planList.label')}
        className="grid min-w-0 content-start gap-1 md:gap-2 lg:col-span-3 lg:col-start-2 lg:row-start-1 print:block print:space-y-4"
      >
        <FurtherMarketplaceNotice state={criteria.stateAbbreviation} planYear={criteria.planYear} />
        {isListed && <LowIncome criteria={criteria} lowIncome={shown.lowIncome} />}
        {/* On a wide screen one grid contains the strip and the row of choices below it, with what each opens between. */}
        <div className="grid min-w-0 gap-1 md:grid-cols-12 md:gap-x-2 md:gap-y-2 print:block print:space-y-1">
          <div className="grid min-w-0 empty:hidden max-md:divide-y max-md:divide-border max-md:rounded-card max-md:border max-md:border-border max-md:bg-surface md:contents print:border-0">
            {isListed && (
              <CreditSection
                criteria={criteria}
                subsidy={subsidy}
                facts={shown.household}
                notEligibleCents={model.mostNotEligibleCents}
                listed={list.page?.items}
                hasNoCards={hasNoCards}
                hasNoPlans={hasNoPlans}
                monthsCovered={year.monthsCovered}
                row={creditRow}
              />
            )}
            {isKept && <KeptPlace of="credit" />}
            <CoverageSection
              planYear={criteria.planYear}
              year={year}
              state={criteria.stateAbbreviation}
              hasNoCards={hasNoCards}
              onYear={yearChange.change}
              onLifeChangeCheck={lifeChangeCheck.open}
            />
            {hasRow && order}
            {isListed && <ListStart shown={shown} actions={actions} hasNoCards={hasNoCards} />}
            {isKept && <KeptPlace of="start" />}
          </div>
          {isListed && !hasNoPlans && <ListChoices {...{ results, shown }}>{!hasColumn && careButton}</ListChoices>}
          {isKept && <KeptPlace of="choices" />}
        </div>
        {lifeChangeCheck.dialog}
        {yearChange.dialog}
        {isListed && !hasNoPlans && reason === null && activeFilters}
        <ResultsList
          {...{ results, list, year, actions, isTold }}
          shown={drawn}
          onPage={changePage}
          onRetryMissing={retryMissing}
          onShowAll={showAll}
          onCancel={onCancel}
        />
      </div>
    </div>
  )
}
