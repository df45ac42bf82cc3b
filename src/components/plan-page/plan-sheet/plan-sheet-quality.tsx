import { StarRating } from '#components/primitives/star-rating.tsx'
import { TermLabel } from '#components/words/term-label.tsx'
import { type DetailedPlan, type Rating, qualityParts } from '#domain/plans/detailed-plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanSheetFacts } from './plan-sheet-facts.tsx'
import { PlanSheetSection } from './plan-sheet-section.tsx'
import { SheetSource } from './plan-sheet-source.tsx'

export interface PlanSheetQualityProps {
  /** The official rating; null when the answer has none. */
  readonly quality: DetailedPlan['quality']
}

/** The stars of one part with their words, or why there are none. */
function RatingText({ rating }: { readonly rating: Rating }) {
  const { t } = useTranslation('plan-page')
  if (rating.kind === 'stars') {
    const words = t('quality.stars', { count: rating.stars })
    return (
      <span className="inline-flex flex-wrap items-center gap-x-3">
        <StarRating stars={rating.stars} label={words} />
        <span aria-hidden>{words}</span>
      </span>
    )
  }
  const { reason } = rating
  if (reason === null) return <>{t('quality.notRated')}</>
  if (/^new plan/i.test(reason)) return <>{t('quality.newPlan')}</>
  if (/insufficient|not enough|too few/i.test(reason)) return <>{t('quality.tooFew')}</>
  return (
    <>
      {t('quality.official')} <span lang="en">{reason}</span>
    </>
  )
}

/** The Marketplace's quality rating with its three parts (P-71). */
export function PlanSheetQuality({ quality }: PlanSheetQualityProps) {
  const { t } = useTranslation('plan-page')
  return (
    <PlanSheetSection section="quality">
      {quality === null ? (
        <p>{t('quality.notGiven')}</p>
      ) : (
        <>
          <PlanSheetFacts
            facts={qualityParts.map((part) => ({
              key: part,
              term: <TermLabel text={(of) => of('plan-page')(`quality.part.${part}`)} />,
              value: <RatingText rating={quality[part]} />,
            }))}
          />
          <SheetSource>{t('quality.source')}</SheetSource>
        </>
      )}
    </PlanSheetSection>
  )
}
