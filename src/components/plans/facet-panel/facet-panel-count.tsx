import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface FacetPanelCountProps {
  /** Number of plans that the filter leaves. */
  readonly count: number
  /** More plans are arriving, so the number can only grow. */
  readonly isArriving: boolean
}

/** The number beside a filter: "12", or "12+" while plans arrive (P-80). */
export function FacetPanelCount({ count, isArriving }: FacetPanelCountProps) {
  const { t, language } = useTranslation('plans')
  const filters = useTranslation('plan-filters')
  const number = formatNumber(count, language)
  return (
    <>
      <span aria-hidden>{isArriving ? `${number}+` : number}</span>
      <VisuallyHidden>
        {isArriving ? filters.t('facetPanel.atLeast', { count }) : t('facets.count', { count })}
      </VisuallyHidden>
    </>
  )
}
