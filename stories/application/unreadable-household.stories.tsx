import type { Meta, StoryObj } from '@storybook/react-vite'

import { UnreadableHousehold } from '#components/application/unreadable-household.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Application/Unreadable household',
  id: 'application-unreadable-household',
  component: UnreadableHousehold,
  args: { phone: '1-800-555-0142' },
} satisfies Meta<typeof UnreadableHousehold>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Spanish: Story = { globals: { locale: 'es' } }

export const Gallery: Story = gallery(meta, { Default, Spanish })
