import { useMemo } from 'react'

import { type PanelFacets, panelFacets } from '#domain/plans/facets.ts'
import { noFilterFacts, noFilters } from '#domain/plans/filters.ts'

import type { ShownResults } from './use-results.ts'

/** Returns the filters of the panel with their numbers; before the first plans, with the values of the answer. */
export function usePanelFacets({ model, view, facets }: ShownResults): PanelFacets {
  const { filters, hasAllMyDoctors } = view
  return useMemo(
    () => model?.facets({ filters, hasAllMyDoctors }, facets) ?? panelFacets([], noFilters, noFilterFacts, facets),
    [model, facets, filters, hasAllMyDoctors],
  )
}
