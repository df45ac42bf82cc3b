import { Button } from '#components/primitives/button.tsx'
import { Chip } from '#components/primitives/chip.tsx'
import { filterCount } from '#domain/plans/filters.ts'
import { type FacetGroupName, facetGroupNames, type PlanFilters } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useFacetLabel } from './use-facet-label.ts'

/** Why a fresh list is filtered; null once the visitor has chosen filters. */
export type DefaultFilterReason = 'extraSavings' | 'silver' | 'bronze' | 'unknown'

export interface ActiveFiltersProps {
  /** The values in force, by group. */
  readonly filters: PlanFilters
  /** Why filters are in force that nobody chose; null where there are none of that kind. */
  readonly reason: DefaultFilterReason | null
  /** Takes one value back. */
  readonly onRemove: (group: FacetGroupName, value: string) => void
  /** Takes all filters back. */
  readonly onClear: () => void
}

/** The filters in force, each to be taken back, with the reason of those that nobody chose and one tap to show all. */
export function ActiveFilters({ filters, reason, onRemove, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('plans')
  const labelOf = useFacetLabel()
  if (filterCount(filters) === 0) return null
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <ul aria-label={t('activeFilters.label')} className="flex flex-wrap gap-2">
          {facetGroupNames.flatMap((group) =>
            filters[group].map((value) => {
              const text = labelOf(group, value)
              return (
                <li key={`${group} ${value}`}>
                  <Chip
                    text={text}
                    lang={group === 'issuers' ? 'en' : undefined}
                    removeLabel={t('activeFilters.remove', { filter: text })}
                    onRemove={() => {
                      onRemove(group, value)
                    }}
                  />
                </li>
              )
            }),
          )}
        </ul>
        <Button tone="quiet" size="sm" onClick={onClear}>
          {t(reason === null ? 'activeFilters.clear' : 'activeFilters.showAll')}
        </Button>
      </div>
      {reason !== null && <p className="text-sm text-ink-muted">{t(`activeFilters.reason.${reason}`)}</p>}
    </div>
  )
}
