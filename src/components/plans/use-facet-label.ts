import { otherIssuers } from '#domain/plans/filters.ts'
import { type FacetGroupName, metalLevels } from '#domain/plans/plan.ts'
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
