import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, within } from 'storybook/test'

import { PortalHome } from '#features/portal/portal-home.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { fixedClock } from '#lib/clock.ts'
import { personRecord, verifiedLead, verifiedMember } from '#mocks/fixtures/sample-user.ts'
import { sampleFor } from '#stories/support/bilingual.ts'
import { playText } from '#stories/support/play-text.ts'

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
/** Thursday afternoon. The answer comes by Tuesday, because the agency does not work on the weekend. */
export const UnderReviewUntil: Story = {
  args: { ...UnderReview.args, sentAt: '2026-11-19T20:00:00Z', clock: fixedClock('2026-11-20T15:00:00Z') },
  play: async ({ canvasElement, globals }) => {
    const t = playText('portal', globals)
    const date = formatLongDate({ year: 2026, month: 11, day: 24 }, sampleFor({ en: 'en', es: 'es' } as const, globals))
    await expect(within(canvasElement).getByText(new RegExp(t('portalStatus.answerBy', { date })))).toBeVisible()
  },
}
export const Enrolled: Story = { args: { user: verifiedMember() } }
export const MemberWithoutId: Story = { args: { user: verifiedMember({ memberId: null, submissionId: null }) } }
export const NoPlanNoName: Story = {
  args: { user: verifiedLead({ firstName: '', plan: null, monthlyPriceCents: null, monthlySubsidyCents: 0 }) },
}
export const Narrow: Story = { ...UnderReview, globals: { viewport: { value: 'narrow' } } }
