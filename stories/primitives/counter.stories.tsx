import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Counter } from '#components/primitives/counter.tsx'
import { gallery } from '#stories/support/part-gallery.tsx'

const meta = {
  title: 'Primitives/Counter (rising number)',
  id: 'primitives-counter',
  component: Counter,
  args: {
    target: 3127,
    format: (value) => value.toLocaleString('en-US'),
    className: 'font-display text-5xl font-bold text-primary',
  },
} satisfies Meta<typeof Counter>
export default meta
type Story = StoryObj<typeof meta>

export const Thousands: Story = {}
export const Small: Story = { args: { target: 12 } }
export const Slow: Story = { args: { milliseconds: 10_000 } }

export const StandsAtItsTargetUnderReducedMotion: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3,127')).toBeInTheDocument()
  },
}

export const Gallery: Story = gallery(meta, { Thousands, Small, Slow })
