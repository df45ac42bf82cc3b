import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { TestimonialCard } from '#components/content/testimonial-card.tsx'
import { samplePortraitUrl } from '#components/media/pictures.ts'
import type { Testimonial } from '#domain/content/sample-testimonials.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { testimonials } from '#stories/support/testimonials.ts'

const newlyweds: Testimonial = {
  id: 'newlyweds',
  name: 'Kayla B.',
  location: 'Atlanta, GA',
  rating: 4,
  imageUrl: samplePortraitUrl('newlyweds'),
}

const meta = { component: TestimonialCard, args: { testimonial: newlyweds } } satisfies Meta<typeof TestimonialCard>
export default meta
type Story = StoryObj<typeof meta>

export const FourStars: Story = {}
export const All: Story = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-3">
      {testimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} />
      ))}
    </div>
  ),
}
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const SaysItsStarsInWords: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('benefits', globals)
    const name = t('testimonialCard.stars', { stars: 4 })
    await expect(within(canvasElement).getByRole('img', { name })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { All })
