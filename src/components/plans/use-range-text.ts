import type { CentsRange, RangeFilterName } from '#domain/plans/plan.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Returns a function that says a range that filters the list, which has at least one end. */
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
