import type { Meta, StoryObj } from '@storybook/react-vite'

import { RegistrationNotices } from '#components/account/registration-notices.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Account/Registration notices',
  id: 'account-registration-notices',
  component: RegistrationNotices,
} satisfies Meta<typeof RegistrationNotices>
export default meta
type Story = StoryObj<typeof meta>

export const Notices: Story = {}
export const InTwoColumns: Story = { args: { isWide: true } }

// Proves A-10.
export const Gallery: Story = gallery(meta, { Notices, InTwoColumns })
