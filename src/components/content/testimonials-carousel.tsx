import { Carousel } from '#components/primitives/carousel/carousel.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { ContentSection } from './content-section.tsx'
import { type ShownTestimonial, TestimonialCard } from './testimonial-card.tsx'
import { useCarouselTexts } from './use-carousel-texts.ts'

export interface TestimonialsCarouselProps {
  /** The testimonials, in order. */
  readonly testimonials: readonly ShownTestimonial[]
}

/** A carousel of clients' testimonials, three at a time, or one on narrow screens. */
export function TestimonialsCarousel({ testimonials }: TestimonialsCarouselProps) {
  const { t } = useTranslation('benefits')
  const texts = useCarouselTexts()
  return (
    <ContentSection title={t('testimonialsCarousel.title')}>
      <Carousel
        texts={{ ...texts, label: t('testimonialsCarousel.title'), dots: t('testimonialsCarousel.dots') }}
        items={testimonials.map((testimonial) => ({
          id: testimonial.id,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </ContentSection>
  )
}
