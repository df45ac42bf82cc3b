import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { TestimonialsCarousel } from '#components/content/testimonials-carousel.tsx'
import { useLanguage } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { sampleTestimonials } from '#stories/support/sample-testimonials.ts'

function Sample() {
  return <TestimonialsCarousel testimonials={sampleTestimonials(useLanguage())} />
}

const meta = {
  title: 'Widgets/Content/Testimonials carousel (quotes, slider)',
  id: 'content-testimonials-carousel',
  component: Sample,
  parameters: { layout: 'fullscreen', describes: TestimonialsCarousel },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const GoesRoundByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('benefits', globals)
    const canvas = within(canvasElement)
    const slides = window.matchMedia('(min-width: 48rem)').matches ? 2 : 6
    await expect(canvas.getByRole('group', { name: t('testimonialsCarousel.title') })).toBeVisible()
    await expect(canvas.getAllByRole('figure', { hidden: true })).toHaveLength(6)
    canvas.getByRole('button', { name: t('carousel.previous') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(
      t('carousel.dot', { position: slides }),
    )
    await expect(canvas.getAllByRole('tabpanel').find((panel) => !panel.inert)).toHaveAccessibleName(
      t('carousel.position', { position: slides, total: slides }),
    )
  },
}

export const Gallery: Story = gallery(meta, { Desktop })
