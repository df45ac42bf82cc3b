import { useId } from 'react'

import { controlLook } from '#components/fields/control-look.ts'
import { SelectArrow } from '#components/fields/select-arrow.tsx'
import { type PlanSort, planSorts } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useWideScreen } from '#lib/use-wide-screen.ts'

export interface SortSelectProps {
  /** The current order. */
  readonly sort: PlanSort
  /** The orders to choose from. The current order is among them even where it is not given. */
  readonly offered: readonly PlanSort[]
  /** Called with the chosen order. */
  readonly onSort: (sort: PlanSort) => void
}

/**
 * A select for the order of the list, in one line with its label. A phone has room for the short names only, and the
 * heading says the direction.
 */
export function SortSelect({ sort, offered, onSort }: SortSelectProps) {
  const { t } = useTranslation('plans')
  const id = useId()
  const isWide = useWideScreen('md')
  const options = planSorts.filter((value) => value === sort || offered.includes(value))
  return (
    <div className="flex min-w-28 items-center gap-2 max-lg:flex-1 print:hidden">
      <label htmlFor={id} className="shrink-0 text-sm text-ink-muted max-md:sr-only">
        {t('sortSelect.label')}
      </label>
      <div className="relative min-w-0 flex-1 lg:w-facet-list lg:flex-none">
        <select
          id={id}
          value={sort}
          className={controlLook({ size: 'low', className: 'min-w-0 appearance-none truncate pe-10' })}
          onChange={(event) => {
            const chosen = options.find((known) => known === event.target.value)
            if (chosen) onSort(chosen)
          }}
        >
          {options.map((value) => (
            <option key={value} value={value}>
              {t(isWide ? `sortSelect.${value}` : `sortSelect.short.${value}`)}
            </option>
          ))}
        </select>
        <SelectArrow />
      </div>
    </div>
  )
}
