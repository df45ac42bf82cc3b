import type { Meta, StoryObj } from '@storybook/react-vite'

import { OtherSessionNotice } from '#components/account/other-session-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Account/Other session notice',
  id: 'account-other-session-notice',
  component: OtherSessionNotice,
  args: { name: 'Lucia', href: '/portal/status' },
} satisfies Meta<typeof OtherSessionNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongName: Story = {
  args: { name: 'Maria de los Angeles Guadalupe' },
  globals: { viewport: { value: 'narrow' } },
}

export const Gallery: Story = gallery(meta, { Default, LongName })
