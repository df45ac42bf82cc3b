import { Carousel } from '#components/primitives/carousel/carousel.tsx'
import { benefitIds } from '#domain/content/benefit-list.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { BenefitCard } from './benefit-card.tsx'
import { ContentSection } from './content-section.tsx'
import { useCarouselTexts } from './use-carousel-texts.ts'

/** A carousel of the nine benefits, three at a time, or one on narrow screens. */
export function BenefitsCarousel() {
  const { t } = useTranslation('benefits')
  const texts = useCarouselTexts()
  return (
    <ContentSection title={t('benefitsCarousel.title')} lead={t('benefitsCarousel.lead')}>
      <Carousel
        texts={{ ...texts, label: t('benefitsCarousel.title'), dots: t('benefitsCarousel.dots') }}
        items={benefitIds.map((benefit) => ({ id: benefit, content: <BenefitCard benefit={benefit} /> }))}
      />
    </ContentSection>
  )
}
