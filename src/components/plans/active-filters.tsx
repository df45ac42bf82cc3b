import { Button } from '#components/primitives/button.tsx'
import { Chip } from '#components/primitives/chip.tsx'
import { filterCount, otherIssuers } from '#domain/plans/filters.ts'
import { type FacetGroupName, facetGroupNames, type PlanFilters } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useFacetLabel } from './use-facet-label.ts'

/** Why a new list is filtered; null once the visitor has chosen filters. */
export type DefaultFilterReason = 'extraSavings' | 'silver' | 'bronze' | 'unknown'

export interface ActiveFiltersProps {
  /** The active values, by group. */
  readonly filters: PlanFilters
  /** Why default filters are active; null if there are none. */
  readonly reason: DefaultFilterReason | null
  /** Removes one value. */
  readonly onRemove: (group: FacetGroupName, value: string) => void
  /** Removes all filters. */
  readonly onClear: () => void
}

/** The active filters, each with a remove button, the reason for default filters, and a button that shows all plans. */
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
                    lang={group === 'issuers' && value !== otherIssuers ? 'en' : undefined}
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
