import type { Meta, StoryObj } from '@storybook/react-vite'

import { SignedOutNotice } from '#components/account/signed-out-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Account/Signed out notice',
  id: 'account-signed-out-notice',
  component: SignedOutNotice,
  args: { reason: 'signedOut' },
} satisfies Meta<typeof SignedOutNotice>
export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {}
export const Expired: Story = { args: { reason: 'expired' } }
export const Idle: Story = { args: { reason: 'idle' } }
export const Elsewhere: Story = { args: { reason: 'elsewhere' } }
export const Locked: Story = { args: { reason: 'locked' } }
export const Closed: Story = { args: { reason: 'closed' } }
export const LinkRefused: Story = { args: { reason: 'linkRefused' } }
export const Narrow: Story = { ...Idle, globals: { viewport: { value: 'narrow' } } }

export const Gallery: Story = gallery(meta, { SignedOut, Expired, Idle, Closed, Locked, Elsewhere, LinkRefused })
