import { Button } from '#components/primitives/button.tsx'
import { Chip } from '#components/primitives/chip.tsx'
import type { PlanFilters } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useActiveFilterChips } from './use-active-filter-chips.ts'

/** Why a new list is filtered; null once the visitor has chosen filters. */
export type DefaultFilterReason = 'extraSavings' | 'silver' | 'bronze' | 'unknown'

export interface ActiveFiltersProps {
  /** The active filters. */
  readonly filters: PlanFilters
  /** Why default filters are active; null if there are none. */
  readonly reason: DefaultFilterReason | null
  /** Called with the filters without the removed one. */
  readonly onChange: (filters: PlanFilters) => void
  /** Removes all filters. */
  readonly onClear: () => void
}

/** The active filters, each with a remove button, the reason for default filters, and a button that shows all plans. */
export function ActiveFilters({ filters, reason, onChange, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('plans')
  const chips = useActiveFilterChips()(filters)
  if (chips.length === 0) return null
  return (
    <div className="grid gap-1 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ul aria-label={t('activeFilters.label')} className="flex flex-wrap gap-2">
          {chips.map(({ key, text, lang, without }) => (
            <li key={key}>
              <Chip
                text={text}
                lang={lang}
                removeLabel={t('activeFilters.remove', { filter: text })}
                onRemove={() => {
                  onChange(without)
                }}
              />
            </li>
          ))}
        </ul>
        <Button tone="quiet" size="sm" className="-ms-4" onClick={onClear}>
          {t(reason === null ? 'activeFilters.clear' : 'activeFilters.showAll')}
        </Button>
      </div>
      {reason !== null && <p className="text-sm text-ink-muted">{t(`activeFilters.reason.${reason}`)}</p>}
    </div>
  )
}
