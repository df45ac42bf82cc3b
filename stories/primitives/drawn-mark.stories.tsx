import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { DrawnMark } from '#components/primitives/drawn-mark.tsx'
import { gallery } from '#stories/support/part-gallery.tsx'

const meta = {
  title: 'Primitives/Drawn mark (logo, SVG)',
  id: 'primitives-drawn-mark',
  component: DrawnMark,
  args: { shape: 'check', className: 'size-6 text-primary' },
} satisfies Meta<typeof DrawnMark>
export default meta
type Story = StoryObj<typeof meta>

export const Check: Story = {
  args: { shape: 'check' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const Alert: Story = { args: { shape: 'alert', className: 'size-6 text-danger' } }
export const Wait: Story = { args: { shape: 'wait' } }
export const Heavier: Story = { args: { shape: 'check', strokeWidth: 2.5 } }

export const Gallery: Story = gallery(meta, { Check, Alert, Wait, Heavier })
