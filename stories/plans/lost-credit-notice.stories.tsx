import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { LostCreditNotice } from '#components/plans/lost-credit-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Lost credit notice',
  id: 'plans-lost-credit-notice',
  component: LostCreditNotice,
  args: {
    annualIncome: 90_000,
    household: { benchmarkCents: 308_561, stateAbbr: 'FL', householdSize: 2, year: 2026 },
    monthsCovered: 12,
  },
} satisfies Meta<typeof LostCreditNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Couple: Story = {}
export const OneDollarAbove: Story = {
  args: { annualIncome: 62_601, household: { benchmarkCents: 119_419, stateAbbr: 'FL', householdSize: 1, year: 2026 } },
}
export const NothingLost: Story = { args: { annualIncome: 84_600 } }

export const OneMonth: Story = {
  args: { monthsCovered: 1 },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText(/\$2,383/)[0]).toBeVisible()
    await expect(within(canvasElement).queryByText(/28,596/)).not.toBeInTheDocument()
  },
}

// Proves Q-102.
export const TellsTheLossByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('income-explorer', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('lost.title', { income: '$90,000' }))).toBeVisible()
    await expect(canvas.getByText('$5,400')).toBeVisible()
    await expect(canvas.getByText(/\$28,596/)).toBeVisible()
    await expect(canvas.getByText(t('lost.lowers'))).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('why.title') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(t('why.source', { year: 2026 }))).toBeVisible()
  },
}

export const ShowsNothingInsideTheLimit: Story = {
  ...NothingLost,
  async play({ canvasElement, globals }) {
    const t = playText('income-explorer', globals)
    await expect(within(canvasElement).queryByText(t('lost.lowers'))).not.toBeInTheDocument()
  },
}

export const Gallery: Story = gallery(meta, { Couple, OneDollarAbove })
