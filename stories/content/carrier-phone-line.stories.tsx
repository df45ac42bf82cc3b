import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { CarrierPhoneLine } from '#components/content/carrier-phone-line.tsx'
import { playText } from '#stories/support/play-text.ts'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Content/Carrier phone line',
  id: 'content-carrier-phone-line',
  component: CarrierPhoneLine,
  args: { line: { phone: '1-855-672-2788', tty: '711', source: 'public' }, who: 'Bay Health' },
} satisfies Meta<typeof CarrierPhoneLine>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const Large: Story = { args: { large: true } }
export const Narrow: Story = { args: { large: true }, globals: { locale: 'es', viewport: { value: 'narrow' } } }

// Proves C-33.
export const NotCertain: Story = {
  args: { line: { phone: '1-800-555-0110', tty: '711', source: 'sample' } },
  async play({ canvasElement, globals }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(playText('carriers', globals)('carrierPhones.onCard'))).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Gallery: Story = gallery(meta, { Known, Large, NotCertain })
