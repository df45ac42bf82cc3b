import { type FacetGroupName, metalLevels } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The words for a filter value: metal levels are translated, names of companies and kinds of plan stay as they are. */
export function useFacetLabel(): (group: FacetGroupName, value: string) => string {
  const { t } = useTranslation('plans')
  return (group, value) => {
    const level = group === 'metalLevels' ? metalLevels.find((known) => known === value) : undefined
    return level ? t(`metal.${level}`) : value
  }
}
