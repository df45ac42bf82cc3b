import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { TestimonialCard } from '#components/content/testimonial-card.tsx'
import { useLanguage } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { sampleTestimonials } from '#stories/support/sample-testimonials.ts'

/** The second has four stars. */
function Sample() {
  const testimonial = sampleTestimonials(useLanguage())[1]
  return testimonial && <TestimonialCard testimonial={testimonial} />
}

function AllSamples() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {sampleTestimonials(useLanguage()).map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} />
      ))}
    </div>
  )
}

const meta = {
  title: 'Widgets/Content/Testimonial card (quote, tarjeta)',
  id: 'content-testimonial-card',
  component: Sample,
  parameters: { describes: TestimonialCard },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const FourStars: Story = {}
export const All: Story = { render: AllSamples }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const SaysItsStarsInWords: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('benefits', globals)
    const name = t('testimonialCard.stars', { stars: 4 })
    await expect(within(canvasElement).getByRole('img', { name })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { All })
