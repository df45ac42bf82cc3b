import { Card } from '#components/primitives/card.tsx'
import { Carousel } from '#components/primitives/carousel/carousel.tsx'

const texts = {
  label: 'What clients say',
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  dots: 'Choose a slide',
  dot: (position: number) => `Slide ${position}`,
  position: (position: number, total: number) => `${position} of ${total}`,
}

/** Cards of which a visitor sees some at a time. */
export function CarouselExample() {
  return (
    <Carousel
      texts={texts}
      items={['Ana', 'Luis', 'Marisol', 'Pablo'].map((name) => ({
        id: name,
        content: <Card padding="lg">{name} chose a plan in twenty minutes.</Card>,
      }))}
    />
  )
}
