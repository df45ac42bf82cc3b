import { SelectField } from '#components/fields/select-field.tsx'
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

/** A select for the order of the list. A phone has room for the short names only, and the heading says the direction. */
export function SortSelect({ sort, offered, onSort }: SortSelectProps) {
  const { t } = useTranslation('plans')
  const isWide = useWideScreen('md')
  const options = planSorts.filter((value) => value === sort || offered.includes(value))
  return (
    <div className="print:hidden min-w-28 max-lg:flex-1 sm:max-w-field-md lg:w-field-md">
      <SelectField
        label={t('sortSelect.label')}
        hidesLabelOnPhone
        value={sort}
        onChange={onSort}
        options={options.map((value) => ({
          value,
          label: t(isWide ? `sortSelect.${value}` : `sortSelect.short.${value}`),
        }))}
      />
    </div>
  )
}
