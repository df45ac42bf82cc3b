import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ was: string; price: string }> = {
  en: { was: 'Price before the tax credit:', price: '$630.42' },
  es: { was: 'Precio antes del crédito fiscal:', price: '$630.42' },
}

function Sample() {
  const sample = useSample(text)
  return (
    <p className="text-ink-muted">
      <VisuallyHidden>{sample.was} </VisuallyHidden>
      <s>{sample.price}</s>
    </p>
  )
}

const meta = {
  title: 'Primitives/Visually hidden (screen reader only)',
  id: 'primitives-visually-hidden',
  component: VisuallyHidden,
  render: Sample,
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof Sample>

export const BeforeAPrice: Story = {
  async play({ canvasElement, globals }) {
    const hidden = within(canvasElement).getByText(sampleFor(text, globals).was)
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

export const Gallery: Story = gallery({ component: Sample }, { BeforeAPrice })
