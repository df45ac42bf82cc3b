import { filterToggled, isRangeOn, noFilters, otherIssuers } from '#domain/plans/filters.ts'
import { facetGroupNames, type PlanFilters, rangeFilterNames, switchFilterNames } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useFacetLabel } from './use-facet-label.ts'
import { useRangeText } from './use-range-text.ts'

/** One filter that is on. */
export interface ActiveFilterChip {
  readonly key: string
  readonly text: string
  /** The text is a company's name, which is never translated. */
  readonly lang: 'en' | undefined
  /** The filters without it. */
  readonly without: PlanFilters
}

/** Returns a function that lists the filters that are on, in the order of the panel. */
export function useActiveFilterChips(): (filters: PlanFilters) => readonly ActiveFilterChip[] {
  const { t } = useTranslation('plan-filters')
  const labelOf = useFacetLabel()
  const rangeText = useRangeText()
  return (filters) => [
    ...facetGroupNames.flatMap((group) =>
      filters[group].map((value): ActiveFilterChip => ({
        key: `${group} ${value}`,
        text: labelOf(group, value),
        lang: group === 'issuers' && value !== otherIssuers ? 'en' : undefined,
        without: filterToggled(filters, group, value),
      })),
    ),
    ...switchFilterNames
      .filter((name) => filters[name])
      .map((name): ActiveFilterChip => ({
        key: name,
        text: t(`facetPanel.switches.${name}`),
        lang: undefined,
        without: { ...filters, [name]: false },
      })),
    ...rangeFilterNames
      .filter((name) => isRangeOn(filters[name]))
      .map((name): ActiveFilterChip => ({
        key: name,
        text: rangeText(name, filters[name]),
        lang: undefined,
        without: { ...filters, [name]: noFilters[name] },
      })),
  ]
}
