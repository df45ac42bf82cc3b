import type { CarouselTexts } from '#components/primitives/carousel/carousel.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Returns the texts that all carousels share, in the page's language. Each carousel adds the names of its slides and
 * dots.
 */
export function useCarouselTexts(): Omit<CarouselTexts, 'label' | 'dots'> {
  const { t } = useTranslation('benefits')
  return {
    carousel: t('carousel.carousel'),
    slide: t('carousel.slide'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    dot: (position) => t('carousel.dot', { position }),
    position: (position, total) => t('carousel.position', { position, total }),
  }
}
