import { type FacetGroupName, metalLevels } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Returns a function that gives the label of a filter value. Metal levels are translated; names of companies and plan
 * types are not.
 */
export function useFacetLabel(): (group: FacetGroupName, value: string) => string {
  const { t } = useTranslation('plans')
  return (group, value) => {
    const level = group === 'metalLevels' ? metalLevels.find((known) => known === value) : undefined
    return level ? t(`metal.${level}`) : value
  }
}
