import type { Meta, StoryObj } from '@storybook/react-vite'

import { PortalHome } from '#features/portal/portal-home.tsx'
import { personRecord, verifiedLead, verifiedMember } from '#mocks/fixtures/verified-user.ts'

const meta = {
  tags: ['!autodocs'],
  component: PortalHome,
  args: { user: verifiedLead() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalHome>
export default meta
type Story = StoryObj<typeof meta>

const pictured = { chromatic: { disableSnapshot: false } }

export const NotStarted: Story = { parameters: pictured }
export const InProgress: Story = {
  args: { user: verifiedLead({ record: personRecord({ dateOfBirth: '03/14/1992' }) }) },
}
export const UnderReview: Story = {
  args: { user: verifiedLead({ submissionId: 'PU-1003-2026', status: 'SUBMITTED' }) },
  parameters: pictured,
}
export const Enrolled: Story = { args: { user: verifiedMember() } }
export const MemberWithoutId: Story = { args: { user: verifiedMember({ memberId: null, submissionId: null }) } }
export const NoPlanNoName: Story = {
  args: { user: verifiedLead({ firstName: '', plan: null, monthlyPriceCents: null, monthlySubsidyCents: 0 }) },
}
export const Narrow: Story = { ...UnderReview, globals: { viewport: { value: 'narrow' } } }
