import { SelectField } from '#components/fields/select-field.tsx'
import { type PlanSort, planSorts } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SortSelectProps {
  /** The current order. */
  readonly sort: PlanSort
  /** Called with the chosen order. */
  readonly onSort: (sort: PlanSort) => void
}

/** A select for the order of the list. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const { t } = useTranslation('plans')
  return (
    <div className="w-full sm:w-field-md">
      <SelectField
        label={t('sortSelect.label')}
        value={sort}
        onChange={onSort}
        options={planSorts.map((value) => ({ value, label: t(`sortSelect.${value}`) }))}
      />
    </div>
  )
}
