import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeartPulse } from 'lucide-react'

import { IconTile } from '#components/content/icon-tile.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Content/Icon tile',
  id: 'content-icon-tile',
  component: IconTile,
  args: { icon: HeartPulse },
} satisfies Meta<typeof IconTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Gallery: Story = gallery(meta, { Default })
