import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { PortalStatus } from '#components/portal/portal-status.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { sampleFor } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Portal/Portal status (application status, progress, estado)',
  id: 'portal-portal-status',
  component: PortalStatus,
  args: {
    phone: '1-800-555-0142',
    status: 'notStarted',
    submissionId: null,
    issuerName: 'Florida Blue',
    answerBy: null,
    expectedStart: null,
    opensAt: null,
    canStart: true,
    medicaid: 'nobody',
    applicationHref: '/lead',
    membersPortalHref: 'https://members.puente.example',
  },
} satisfies Meta<typeof PortalStatus>
export default meta
type Story = StoryObj<typeof meta>

const pictured = { chromatic: { disableSnapshot: false } }

export const NotStarted: Story = { parameters: pictured }
export const InProgress: Story = { args: { status: 'inProgress' } }
export const UnderReview: Story = {
  args: { status: 'underReview', submissionId: 'PU-1003-2026' },
  parameters: pictured,
}
// Proves F-97.
export const NobodyCanTakeThePlan: Story = {
  args: {
    ...UnderReview.args,
    canStart: false,
    expectedStart: { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } },
  },
  play: async ({ canvasElement, globals }) => {
    const t = playText('portal', globals)
    const steps = within(canvasElement).getAllByRole('listitem')
    await expect(steps).toHaveLength(2)
    await expect(within(canvasElement).getByText(t('portalStatus.next.noPlan'))).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('2027')
  },
}
// Proves F-99.
export const EveryoneInMedicaid: Story = {
  args: { ...UnderReview.args, medicaid: 'all' },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('portal', globals)
    const [first] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(t('portalStatus.next.medicaid.all'))
    await expect(canvasElement).toHaveTextContent(t('portalStatus.next.premiumAfter', { company: args.issuerName }))
    await expect(canvasElement).not.toHaveTextContent(t('portalStatus.next.premium', { company: args.issuerName }))
  },
}
export const SomeInMedicaid: Story = { args: { ...UnderReview.args, medicaid: 'some' } }
export const UnderReviewUntil: Story = {
  args: {
    ...UnderReview.args,
    answerBy: { day: { year: 2026, month: 11, day: 24 }, time: { hour: 10, minute: 5 } },
    expectedStart: { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } },
  },
  play: async ({ canvasElement, globals }) => {
    const t = playText('portal', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/24.*2026(,| a las) 10:05/)).toBeVisible()
    const date = formatLongDate({ year: 2027, month: 1, day: 1 }, sampleFor({ en: 'en', es: 'es' } as const, globals))
    await expect(canvasElement).toHaveTextContent(t('portalStatus.next.premiumBy', { company: 'Florida Blue', date }))
  },
}
export const TooLateToWait: Story = {
  args: {
    ...UnderReviewUntil.args,
    answerBy: { day: { year: 2026, month: 12, day: 16 }, time: { hour: 10, minute: 5 } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '1-800-555-0142' })).toBeVisible()
  },
}
// Proves F-77.
export const TooLateToWaitWhileClosed: Story = {
  args: { ...TooLateToWait.args, opensAt: { day: { year: 2026, month: 12, day: 14 }, time: { hour: 8, minute: 0 } } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('portal', globals)
    const language = sampleFor({ en: 'en', es: 'es' } as const, globals)
    const date = formatLongDate({ year: 2026, month: 12, day: 15 }, language)
    await expect(canvasElement).toHaveTextContent(/14.*2026(,| a las) 8:00/)
    await expect(canvasElement).not.toHaveTextContent(t('portalStatus.tight', { date, phone: '1-800-555-0142' }))
  },
}
export const Enrolled: Story = { args: { status: 'enrolled', submissionId: 'PU-1003-2026' } }
export const Narrow: Story = { ...UnderReview, globals: { viewport: { value: 'narrow' } } }

// Proves A-76.
export const LeadsToTheApplication: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('portal', globals)
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: t('portalStatus.complete') })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '/lead')
  },
}

export const Gallery: Story = gallery(meta, { NotStarted, UnderReview, Enrolled })
