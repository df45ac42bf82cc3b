import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { StarRating, type StarRatingProps } from '#components/primitives/star-rating.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<(stars: number) => string> = {
  en: (stars) => `${stars} out of 5 stars`,
  es: (stars) => `${stars} de 5 estrellas`,
}

function Sample({ stars }: Pick<StarRatingProps, 'stars'>) {
  return <StarRating stars={stars} label={useSample(text)(stars)} />
}

const meta = {
  title: 'Primitives/Star rating (stars, quality, estrellas)',
  id: 'primitives-star-rating',
  component: Sample,
  parameters: { describes: StarRating },
  args: { stars: 4 },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { args: { stars: 1 } }
export const Four: Story = {}
export const Five: Story = { args: { stars: 5 } }

// Proves C-23.
export const SaysItsStarsInWords: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('img', { name: sampleFor(text, globals)(4) })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { One, Four, Five })
