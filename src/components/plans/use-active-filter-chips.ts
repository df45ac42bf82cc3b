import { filterToggled, isRangeOn, noFilters, otherIssuers } from '#domain/plans/filters.ts'
import {
  type CentsRange,
  type FacetGroupName,
  facetGroupNames,
  metalLevels,
  type PlanFilters,
  type RangeFilterName,
  rangeFilterNames,
  switchFilterNames,
} from '#domain/plans/plan.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Returns a function that gives the label of a filter value. Metal levels are translated; names of companies and plan
 * types are not.
 */
export function useFacetLabel(): (group: FacetGroupName, value: string) => string {
  const { t } = useTranslation('plans')
  const filters = useTranslation('plan-filters')
  return (group, value) => {
    if (group === 'issuers' && value === otherIssuers) return filters.t('facetPanel.otherIssuers')
    const level = group === 'metalLevels' ? metalLevels.find((known) => known === value) : undefined
    return level ? t(`metal.${level}`) : value
  }
}

/** Returns a function that gives the text of a range filter with at least one end. */
export function useRangeText(): (name: RangeFilterName, range: CentsRange) => string {
  const { t, language } = useTranslation('plan-filters')
  return (name, { min, max }) => {
    const ends = {
      min: min === null ? '' : formatCentsShort(min, language),
      max: max === null ? '' : formatCentsShort(max, language),
    }
    if (min !== null && max !== null) return t(`activeRange.${name}.between`, ends)
    return max === null ? t(`activeRange.${name}.from`, ends) : t(`activeRange.${name}.upTo`, ends)
  }
}

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
