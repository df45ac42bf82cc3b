import { useDeferredValue, useState } from 'react'

import { ActiveFilters } from '#components/plans/active-filters.tsx'
import { EnrollmentWindow } from '#components/plans/enrollment-window.tsx'
import { FacetPanel } from '#components/plans/facet-panel/facet-panel.tsx'
import { ResultsCount } from '#components/plans/results-count.tsx'
import { SortSelect } from '#components/plans/sort-select.tsx'
import { YearSwitch } from '#components/plans/year-switch.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { filterToggled, noFilters } from '#domain/plans/filters.ts'
import { headingOfSort } from '#domain/plans/rank.ts'
import type { FacetGroupName } from '#domain/plans/plan.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import type { Results } from '#domain/quote/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import type { CoverageYear } from './coverage-year.ts'
import { CreditSection } from './credit-section.tsx'
import { defaultFilterReason } from './default-filter-reason.ts'
import { useLifeChangeCheck } from './life-change-check.tsx'
import { focusResults, goToList, resultsColumnId } from './results-column.ts'
import { ResultsList } from './results-list.tsx'
import { offeredSorts } from './offered-sorts.ts'
import { returnPointOf } from './return-point.ts'
import { useListPage } from './use-list-page.ts'
import type { PlanActions } from './use-plan-actions.ts'
import { usePanelFacets } from './use-panel-facets.ts'
import type { ShownResults } from './use-results.ts'

export interface ResultsBodyProps {
  readonly results: Results
  readonly year: CoverageYear
  readonly actions: PlanActions
  readonly shown: ShownResults
  /** An alert above shows a failure. */
  readonly isTold: boolean
  /** The heading takes the focus when it appears, unless the visitor is typing above it. */
  readonly takesFocus: boolean
}

/** Heading, filters, banners and plans of a search with unchanged details. */
export function ResultsBody({ results, shown, year, actions, isTold, takesFocus }: ResultsBodyProps) {
  const { t } = useTranslation('plans')
  const dispatch = useQuoteDispatch()
  const [isReturning] = useState(() => returnPointOf(results.criteria) !== undefined)
  const [isExplorerOpen, setIsExplorerOpen] = useState(false)
  const { criteria, view: chosen } = results
  const { subsidy, view, model } = shown
  // Rendering ten cards may be interrupted, so the pressed control responds first and no task becomes long.
  const drawn = useDeferredValue(shown)
  const drawnList = useListPage(criteria, drawn)
  const facets = usePanelFacets(drawn)
  const { planYear } = criteria
  const changeYear = (chosenYear: PlanYear) => {
    dispatch({ type: 'planYearChosen', planYear: chosenYear })
  }
  const lifeChangeCheck = useLifeChangeCheck(year.openYear, changeYear)
  const list = shown.isLoading ? { ...drawnList, page: null, counts: null } : drawnList
  // Without a card there are no prices to explain and no plan to choose.
  const hasNoCards = list.page?.total === 0
  const hasNoPlans = hasNoCards && shown.loaded === 0

  const toggleFilter = (group: FacetGroupName, value: string) => {
    dispatch({ type: 'filtersChanged', filters: filterToggled(view.filters, group, value) })
  }
  const showAll = () => {
    focusResults()
    dispatch({ type: 'filtersChanged', filters: noFilters })
  }
  return (
    // The last row contains the list and takes the remaining height; the heading is in the row before it, so a filter
    // column taller than the list never separates them.
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-4 lg:grid-rows-1 print:block print:space-y-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:col-span-3 lg:col-start-2 lg:row-end-1">
        <FocusHeading focusKey="results" focusOnMount={takesFocus && !isReturning}>
          {t(`results.${headingOfSort[view.sort]}`)}
        </FocusHeading>
        <SortSelect
          sort={view.sort}
          offered={offeredSorts(shown)}
          onSort={(sort) => {
            dispatch({ type: 'sortChanged', sort })
          }}
        />
        <div className="w-full">
          <ResultsCount counts={list.counts} />
        </div>
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-end-2 print:hidden">
        <FacetPanel
          facets={facets}
          filters={model ? view.filters : noFilters}
          onToggle={toggleFilter}
          matching={list.counts && !list.counts.isArriving ? list.counts.matching : null}
          onShowPlans={goToList}
        />
      </div>
      <div
        id={resultsColumnId}
        tabIndex={-1}
        role="group"
        aria-label={t('planList.label')}
        className="grid min-w-0 content-start gap-4 lg:col-span-3 lg:col-start-2 lg:row-start-1 print:block print:space-y-4"
      >
        <YearSwitch
          options={year.yearsOnSale}
          chosen={planYear}
          onChange={changeYear}
          onLifeChangeCheck={lifeChangeCheck.open}
        />
        {lifeChangeCheck.dialog}
        {/* A new list and these appear together, so nothing pushes the list's placeholder away. */}
        {model && (list.page !== null || chosen.filters !== null) && (
          <>
            <CreditSection
              criteria={criteria}
              shown={shown}
              hasNoCards={hasNoCards}
              monthsCovered={year.monthsCovered}
              isExplorerOpen={isExplorerOpen}
              onExplorerChange={setIsExplorerOpen}
            />
            {!hasNoCards && (
              <EnrollmentWindow
                planYear={planYear}
                window={year.window}
                effective={year.effective}
                onLifeChangeCheck={lifeChangeCheck.open}
              />
            )}
            {!hasNoPlans && (
              <ActiveFilters
                filters={view.filters}
                reason={chosen.filters === null ? defaultFilterReason(subsidy.pcfpl, subsidy.csr) : null}
                onRemove={(group, value) => {
                  focusResults()
                  toggleFilter(group, value)
                }}
                onClear={showAll}
              />
            )}
          </>
        )}
        <ResultsList
          results={results}
          shown={drawn}
          list={list}
          actions={actions}
          isTold={isTold}
          onPage={(page) => {
            dispatch({ type: 'pageChanged', page })
          }}
          onShowAll={showAll}
        />
      </div>
    </div>
  )
}
