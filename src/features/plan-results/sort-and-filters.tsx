import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'

import type { PlanCounts } from '#components/plans/results-count.tsx'
import { SortSelect } from '#components/plans/sort-select.tsx'
import { Button } from '#components/primitives/button.tsx'
import { LanguagesSwitch } from '#components/words/languages-switch.tsx'
import { type PanelFacets, panelFacets } from '#domain/plans/facets.ts'
import { noFilterFacts } from '#domain/plans/filters.ts'
import type { PlanFilters, PlanSort } from '#domain/plans/plan.ts'
import { onDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { whenThere } from '#lib/browser-history.ts'

import { PartFailure } from './part-failure.tsx'
import { usePartDialog } from './use-part-dialog.ts'
import { goToList } from './results-column.ts'
import type { ShownResults } from './use-results.ts'

/**
 * Returns the filters of the panel with their numbers; before the first plans, with the values of the answer and what the
 * visitor has `chosen`.
 */
export function usePanelFacets({ model, view, facets }: ShownResults, chosen: PlanFilters): PanelFacets {
  const { filters, hasAllMyDoctors } = view
  return useMemo(
    () => model?.facets({ filters, hasAllMyDoctors }, facets) ?? panelFacets([], chosen, noFilterFacts, facets),
    [model, facets, filters, hasAllMyDoctors, chosen],
  )
}

/** The column of filters on a wide screen, and below it the switch that shows labels in both languages. */
export function FilterColumn({ children }: { readonly children: ReactNode }) {
  return (
    <div className="beside-the-list max-lg:hidden lg:col-start-1 lg:row-span-2 lg:row-end-2 print:hidden">
      {children}
      <div className="border-t border-border py-3">
        <LanguagesSwitch />
      </div>
    </div>
  )
}

const filterSheet = onDemand(() => import('#components/plans/filter-sheet.tsx'))

export interface SortAndFiltersProps {
  readonly sort: PlanSort
  readonly offered: readonly PlanSort[]
  readonly onSort: (sort: PlanSort) => void
  /** How many filters are on. */
  readonly filterCount: number
  readonly counts: PlanCounts | null
  /** The content of the sheet. */
  readonly children: ReactNode
}

/** The order and, where there is no column of filters, their button: one row that stays on the screen (P-84). */
export function SortAndFilters({ sort, offered, onSort, filterCount, counts, children }: SortAndFiltersProps) {
  const { t } = useTranslation('plans')
  const { button, dialog, part, hasFailed } = usePartDialog(filterSheet)
  return (
    <div className="-mx-4 flex flex-wrap items-center gap-2 bg-paper px-4 py-0.5 max-lg:tall:sticky max-lg:tall:top-0 max-lg:tall:z-dock sm:-mx-6 sm:px-6 lg:mx-0 lg:shrink-0 lg:p-0 print:static">
      <SortSelect sort={sort} offered={offered} onSort={onSort} />
      <Button
        tone="outline"
        size="sm"
        aria-haspopup="dialog"
        className="min-h-control shrink-0 max-sm:px-2 lg:hidden print:hidden"
        {...button}
      >
        <SlidersHorizontal aria-hidden strokeWidth={1.9} className="size-5 max-sm:hidden" />
        {filterCount === 0 ? t('facets.title') : t('facets.titleWithCount', { count: filterCount })}
      </Button>
      {hasFailed && <PartFailure onRetry={filterSheet.need} />}
      {part && (
        <part.FilterSheet
          {...dialog}
          counts={counts}
          onShowPlans={() => {
            dialog.onClose()
            // After this, the sheet removes its entry from the history, and the browser then restores the scroll
            // position.
            setTimeout(() => {
              whenThere(goToList)
            })
          }}
        >
          <div className="mb-3 md:hidden">
            <LanguagesSwitch />
          </div>
          {children}
        </part.FilterSheet>
      )}
    </div>
  )
}
