import type { CarouselTexts } from '#components/primitives/carousel/carousel.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** What every carousel says in the page's language, save what its slides and its dots are about. */
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
