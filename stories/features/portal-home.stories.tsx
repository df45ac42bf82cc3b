import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { statusOfEarlier } from '#domain/account/portal.ts'
import type { Receipt } from '#domain/account/receipt.ts'
import { PortalHome } from '#features/portal/portal-home.tsx'
import { formatMoment } from '#i18n/format-moment.ts'
import { fixedClock } from '#lib/clock.ts'
import { personRecord, verifiedLead, verifiedMember } from '#mocks/fixtures/sample-user.ts'
import { sampleFor } from '#stories/support/bilingual.ts'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Screens/Portal home (account, cuenta)',
  id: 'features-portal-home',
  tags: ['!autodocs'],
  component: PortalHome,
  args: { user: verifiedLead() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalHome>
export default meta
type Story = StoryObj<typeof meta>

const receipt: Receipt = {
  leadId: '2001',
  reference: 'PU-1003-2026',
  planName: 'Silver Standard',
  monthlyPriceCents: 9_640,
  submittedAt: '2026-11-19T20:00:00Z',
  signing: {
    signer: 'Ana Torres',
    method: 'typed',
    language: 'es',
    version: '2026.3',
    effective: { year: 2026, month: 11, day: 25 },
  },
  expectedStart: { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } },
}

const pictured = { chromatic: { disableSnapshot: false } }

export const NotStarted: Story = { parameters: pictured }
export const InProgress: Story = {
  args: { user: verifiedLead({ record: personRecord({ dob: '03/14/1992' }) }) },
}
export const UnderReview: Story = {
  args: {
    user: verifiedLead({
      submissionId: 'PU-1003-2026',
      status: 'SUBMITTED',
      record: personRecord({ legalStatus: 2, employmentStatus: 1 }),
    }),
  },
  parameters: pictured,
}
/** Thursday afternoon. The answer comes by Tuesday, because the agency does not work on the weekend. */
export const UnderReviewUntil: Story = {
  args: { ...UnderReview.args, receipt, clock: fixedClock('2026-11-20T15:00:00Z') },
  play: async ({ canvasElement, globals }) => {
    const t = playText('portal', globals)
    const language = sampleFor({ en: 'en', es: 'es' } as const, globals)
    const moment = formatMoment({ day: { year: 2026, month: 11, day: 24 }, time: { hour: 9, minute: 0 } }, language)
    const canvas = within(canvasElement)
    // The search takes each space of the page for a plain one.
    const said = t('portalStatus.answerBy', { moment }).replaceAll(/\s/g, ' ')
    await expect(canvas.getByText(said)).toBeVisible()
    await expect(canvas.getByText(t('portalSent.signer.typed', { signer: 'Ana Torres' }))).toBeVisible()
    await expect(canvas.getByText(t('portalSent.documents.resident'))).toBeVisible()
  },
}
/** Sent from another device while this one filled it in. */
export const SentEarlier: Story = {
  args: { ...UnderReview.args },
  decorators: [
    (Screen) => {
      const [{ hook, searchHook }] = useState(() => memoryLocation({ path: statusOfEarlier }))
      return (
        <Router hook={hook} searchHook={searchHook}>
          <Screen />
        </Router>
      )
    },
  ],
  play: async ({ canvasElement, globals }) => {
    const t = playText('portal', globals)
    await expect(within(canvasElement).getByText(t('sentEarlier.title'))).toBeVisible()
  },
}
export const Enrolled: Story = { args: { user: verifiedMember() } }
export const MemberWithoutId: Story = { args: { user: verifiedMember({ memberId: null, submissionId: null }) } }
export const NoPlanNoName: Story = {
  args: { user: verifiedLead({ firstName: '', plan: null, monthlyPriceCents: null, monthlySubsidyCents: 0 }) },
}
export const Narrow: Story = { ...UnderReview, globals: { viewport: { value: 'narrow' } } }
