import { PageMeta } from '#components/chrome/page-meta.tsx'
import { BenefitsCarousel } from '#components/content/benefits-carousel.tsx'
import { BenefitsFinalBand } from '#components/content/benefits-final-band.tsx'
import { BenefitsHero } from '#components/content/benefits-hero.tsx'
import { FamilyBand } from '#components/content/family-band.tsx'
import { TestimonialsCarousel } from '#components/content/testimonials-carousel.tsx'
import { samplePortraitUrl } from '#components/media/pictures.ts'
import { sampleTestimonials } from '#domain/content/sample-testimonials.ts'
import { useTranslation } from '#i18n/use-translation.ts'

const testimonials = sampleTestimonials.map((sample) => ({ ...sample, imageUrl: samplePortraitUrl(sample.id) }))

/** The benefits page (C-22). */
export function BenefitsScreen() {
  const { t } = useTranslation('benefits')
  return (
    <>
      <PageMeta
        title={t('benefitsPage.title')}
        description={t('benefitsPage.description')}
        keywords={t('benefitsPage.keywords')}
      />
      <BenefitsHero />
      <BenefitsCarousel />
      <FamilyBand />
      <TestimonialsCarousel testimonials={testimonials} />
      <BenefitsFinalBand />
    </>
  )
}
