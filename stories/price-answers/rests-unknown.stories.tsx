import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { RestsUnknown } from '#components/price-answers/rests-unknown.tsx'
import { childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Price answers/Rests unknown (answers on another device)',
  id: 'price-answers-rests-unknown',
  component: RestsUnknown,
  args: { outlook: null, creditCents: 61_200 },
} satisfies Meta<typeof RestsUnknown>
export default meta
type Story = StoryObj<typeof meta>

export const NothingKnown: Story = {}
// Proves A-95 and P-100.
export const SomeElsewhere: Story = {
  args: { outlook: { ...childrenInChip, probableCents: 31_600 } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = playText('plans', globals)
    await expect(canvas.getByText(t('outcome.unknown'))).toBeVisible()
    await expect(canvasElement).toHaveTextContent('$316')
  },
}

export const Gallery: Story = gallery(meta, { NothingKnown, SomeElsewhere })
