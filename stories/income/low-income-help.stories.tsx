import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { LowIncomeHelp } from '#components/income/low-income-help.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Income/Low income help',
  id: 'income-low-income-help',
  component: LowIncomeHelp,
  args: {
    help: { adults: 'gap', hasChildrenInMedicaid: false },
    state: 'FL',
    lowestIncome: 15_960,
    clinicsHref: 'https://findahealthcenter.hrsa.gov/',
    phone: '1-800-555-0142',
  },
} satisfies Meta<typeof LowIncomeHelp>
export default meta
type Story = StoryObj<typeof meta>

export const CoverageGap: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const GapWithChildren: Story = { args: { help: { adults: 'gap', hasChildrenInMedicaid: true }, state: 'TX' } }
export const Medicaid: Story = { args: { help: { adults: 'medicaid', hasChildrenInMedicaid: false }, state: 'AK' } }
export const CreditByTheLaw: Story = { args: { help: { adults: 'credit', hasChildrenInMedicaid: false }, state: 'WI' } }
export const OnlyChildren: Story = { args: { help: { adults: null, hasChildrenInMedicaid: true } } }

// Proves Q-149.
export const PromisesNoMedicaidInTheGap: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    const words = { state: 'Florida', lowest: '$15,960' }
    await expect(canvas.getByText(t('lowIncomeHelp.gap', words))).toBeVisible()
    await expect(canvas.queryByText(t('lowIncomeHelp.medicaid', words))).toBeNull()
    const clinics = canvas.getByRole('link', { name: new RegExp(t('lowIncomeHelp.clinics')) })
    await expect(clinics).toHaveAttribute('href', args.clinicsHref)
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveAttribute('href', 'tel:+18005550142')
  },
}

export const Gallery: Story = gallery(meta, { CoverageGap, GapWithChildren, Medicaid, CreditByTheLaw, OnlyChildren })
