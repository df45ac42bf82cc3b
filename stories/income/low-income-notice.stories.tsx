import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { LowIncomeNotice } from '#components/income/low-income-notice.tsx'
import { clinicsUrl, medicaidHelpUrl } from '#config/urls.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Income/Low income notice',
  id: 'income-low-income-notice',
  component: LowIncomeNotice,
  args: {
    annualIncome: 9_000,
    minimumIncome: 15_650,
    householdSize: 1,
    members: [{ role: 'primary', age: 42, isApplyingForCoverage: true }],
    planYear: 2026,
    state: 'FL',
    clinicsHref: clinicsUrl,
    phone: '1-800-555-0142',
    headingLevel: 2,
    medicaidUrl: medicaidHelpUrl.en,
  },
} satisfies Meta<typeof LowIncomeNotice>
export default meta
type Story = StoryObj<typeof meta>

export const OnePerson: Story = {}
export const FifteenPeople: Story = { args: { annualIncome: 0, minimumIncome: 92_650, householdSize: 15 } }

export const SaysWhatTheDialogSays: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    const words = { count: 1, income: '$9,000', minimum: '$15,650', state: 'Florida' }
    await expect(canvas.getByText(t('lowIncomeDialog.text', words))).toBeVisible()
    await expect(canvas.getByText(t('lowIncomeHelp.gap', { state: 'Florida', lowest: '$15,650' }))).toBeVisible()
    const link = canvas.getByRole('link', { name: t('lowIncomeDialog.visit') })
    await expect(link).toHaveAttribute('href', args.medicaidUrl)
  },
}

export const Gallery: Story = gallery(meta, { OnePerson, FifteenPeople })
