import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Card } from '#components/primitives/card.tsx'
import { Carousel, type CarouselTexts } from '#components/primitives/carousel/carousel.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<CarouselTexts & { card: string; long: string; link: string }> = {
  en: {
    label: 'What is covered',
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous',
    next: 'Next',
    dots: 'Choose a slide',
    dot: (position) => `Go to slide ${position}`,
    position: (position, total) => `${position} of ${total}`,
    card: 'Card',
    long: 'A visit to the doctor, with everything that belongs to it, from the first question to the last bill.',
    link: 'Read more',
  },
  es: {
    label: 'Lo que está cubierto',
    carousel: 'carrusel',
    slide: 'diapositiva',
    previous: 'Anterior',
    next: 'Siguiente',
    dots: 'Elegir una diapositiva',
    dot: (position) => `Ir a la diapositiva ${position}`,
    position: (position, total) => `${position} de ${total}`,
    card: 'Tarjeta',
    long: 'Una visita al médico con todo lo que le corresponde, desde la primera pregunta hasta la última factura.',
    link: 'Leer más',
  },
}

function Sample({ count = 9, isLong = false }: { readonly count?: number; readonly isLong?: boolean }) {
  const sample = useSample(text)
  return (
    <Carousel
      texts={sample}
      items={Array.from({ length: count }, (_, index) => ({
        id: String(index),
        content: (
          <Card padding="lg">
            <p className="text-lg font-semibold">
              {sample.card} {index + 1}
            </p>
            {isLong && <p>{sample.long.repeat(index === 1 ? 3 : 1)}</p>}
            <a href="#card" className="text-primary underline">
              {sample.link}
            </a>
          </Card>
        ),
      }))}
    />
  )
}

const meta = {
  title: 'Primitives/Carousel (slider, slideshow, carrusel)',
  id: 'primitives-carousel',
  component: Sample,
  parameters: { describes: Carousel },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Nine: Story = {}
export const Six: Story = { args: { count: 6 } }
export const IncompleteLastSlide: Story = { args: { count: 4 } }
export const OneSlide: Story = { args: { count: 2 } }
export const LongTexts: Story = { args: { isLong: true } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** Returns the parts of the carousel that plays need, and the number of slides at the window's width. */
function parts(canvasElement: HTMLElement, globals: Record<string, unknown>) {
  const sample = sampleFor(text, globals)
  const canvas = within(canvasElement)
  const total = window.matchMedia('(min-width: 48rem)').matches ? 3 : 9
  return {
    total,
    button: (which: 'previous' | 'next') => canvas.getByRole('button', { name: sample[which] }),
    dot: (position: number) => canvas.getByRole('tab', { name: sample.dot(position) }),
    isShown: (position: number) =>
      waitFor(async () => {
        const shown = canvas.getAllByRole('tabpanel').filter((panel) => !panel.inert)
        await expect(shown.map((panel) => panel.ariaLabel)).toEqual([sample.position(position, total)])
        await expect(shown[0]?.getBoundingClientRect().left).toBeCloseTo(
          shown[0]?.parentElement?.getBoundingClientRect().left ?? 0,
          -1,
        )
      }),
  }
}

export const GoesRoundByTheArrows: Story = {
  play: async ({ canvasElement, globals }) => {
    const { total, button, dot, isShown } = parts(canvasElement, globals)
    await isShown(1)
    await userEvent.tab()
    await expect(button('previous')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await isShown(total)
    await expect(dot(total)).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    await expect(button('next')).toHaveFocus()
    await userEvent.keyboard(' ')
    await isShown(1)
    await userEvent.keyboard('{Enter}')
    await isShown(2)
    await expect(button('next')).toHaveFocus()
  },
}

export const JumpsByTheDots: Story = {
  play: async ({ canvasElement, globals }) => {
    const { total, dot, isShown } = parts(canvasElement, globals)
    await userEvent.click(dot(2))
    await isShown(2)
    await userEvent.keyboard('{ArrowRight}')
    await expect(dot(3)).toHaveFocus()
    await isShown(3)
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(dot(total)).toHaveFocus()
    await isShown(total)
    await userEvent.keyboard('{ArrowRight}')
    await isShown(1)
    await userEvent.keyboard('{End}')
    await isShown(total)
    await expect(dot(1)).toHaveAttribute('tabindex', '-1')
  },
}

export const KeepsTheFocusOutOfHiddenSlides: Story = {
  play: async ({ canvasElement, globals }) => {
    const { total, isShown } = parts(canvasElement, globals)
    const sample = sampleFor(text, globals)
    await isShown(1)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('aria-label', sample.position(1, total))
    const links = Array.from(canvasElement.querySelectorAll('a')).filter((link) => !link.closest('[inert]'))
    await expect(links).toHaveLength(9 / total)
  },
}

export const FollowsASwipe: Story = {
  play: async ({ canvasElement, globals }) => {
    const { isShown } = parts(canvasElement, globals)
    await isShown(1)
    const track = canvasElement.querySelector('[aria-live]')
    // The track is measured after its first paint, and is then at its slide.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    track?.scrollTo({ left: track.clientWidth })
    await isShown(2)
  },
}

export const Gallery: Story = gallery(meta, { Nine, Six, IncompleteLastSlide, OneSlide, LongTexts })
