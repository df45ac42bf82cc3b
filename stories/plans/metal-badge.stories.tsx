import type { Meta, StoryObj } from '@storybook/react-vite'

import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Plans/Metal badge (tier, bronze, silver, gold)',
  id: 'plans-metal-badge',
  component: MetalBadge,
  args: { level: 'Silver' },
} satisfies Meta<typeof MetalBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Bronze: Story = { args: { level: 'Bronze' } }
export const Silver: Story = {}
export const Gold: Story = { args: { level: 'Gold' } }
export const Platinum: Story = { args: { level: 'Platinum' } }
export const Catastrophic: Story = { args: { level: 'Catastrophic' } }
export const Other: Story = { args: { level: 'Other' } }
export const Small: Story = { args: { size: 'sm' } }

// Proves P-14.
export const Gallery: Story = gallery(meta, { Bronze, Silver, Gold, Platinum, Catastrophic, Other, Small })
