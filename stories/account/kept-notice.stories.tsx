import type { Meta, StoryObj } from '@storybook/react-vite'

import { KeptNotice, type KeptNoticeProps } from '#components/account/kept-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Account/Kept notice',
  id: 'account-kept-notice',
  component: KeptNotice,
  args: { kind: 'answers', minutes: 15 },
} satisfies Meta<KeptNoticeProps>
export default meta
type Story = StoryObj<KeptNoticeProps>

export const Answers: Story = { args: { kind: 'answers', minutes: 15 } }
export const Unsent: Story = { args: { kind: 'unsent', minutes: 15 } }
export const Sent: Story = { args: { kind: 'sent', reference: 'PU-1003-2026' } }
export const SentWithoutReference: Story = { args: { kind: 'sent', reference: null } }
export const Narrow: Story = { ...Unsent, globals: { viewport: { value: 'narrow' } } }

export const Gallery: Story = gallery(meta, { Answers, Unsent, Sent, SentWithoutReference })
