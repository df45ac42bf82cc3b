import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { LowIncomeDialog } from '#components/income/low-income-dialog.tsx'
import { clinicsUrl } from '#config/urls.ts'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Income/Low income dialog (Medicaid, modal)',
  id: 'income-low-income-dialog',
  component: LowIncomeDialog,
  args: {
    open: true,
    annualIncome: 14000,
    minimumIncome: 21150,
    householdSize: 2,
    members: [{ role: 'primary', age: 42, isApplyingForCoverage: true }],
    planYear: 2026,
    state: 'FL',
    clinicsHref: clinicsUrl,
    phone: '1-800-555-0142',
    medicaidUrl: 'https://www.healthcare.gov/medicaid-chip/getting-medicaid-chip/',
    onAdjust: fn(),
    onUseYear: fn(),
    onClose: fn(),
    onReopen: fn(),
  },
} satisfies Meta<typeof LowIncomeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Couple: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const OnePerson: Story = {
  args: { annualIncome: 0, minimumIncome: 20815, householdSize: 1, state: 'AZ' },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves Q-169.
export const AsksWhetherItIsOneMonth: Story = {
  args: { annualIncome: 2_800 },
  async play({ args, globals }) {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('lowIncomeDialog.title') }))
    await expect(dialog.getByText(t('lowIncomeDialog.oneMonth', { income: '$2,800', year: '$33,600' }))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: t('lowIncomeDialog.useYear', { year: '$33,600' }) }))
    await expect(args.onUseYear).toHaveBeenCalledWith(33_600)
  },
}

// Proves Q-149.
export const PromisesNoMedicaidInTheGap: Story = {
  async play({ args, globals }) {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('lowIncomeDialog.title') }))
    await expect(dialog.getByText(t('lowIncomeHelp.gap', { state: 'Florida', lowest: '$21,150' }))).toBeVisible()
    await expect(dialog.queryByText(t('lowIncomeHelp.medicaid', { state: 'Florida' }))).toBeNull()
    const clinics = dialog.getByRole('link', { name: new RegExp(t('lowIncomeHelp.clinics')) })
    await expect(clinics).toHaveAttribute('href', args.clinicsHref)
  },
}

// Proves Q-55.
export const OffersThreeWaysByKeyboard: Story = {
  play: async ({ args, globals }) => {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('lowIncomeDialog.title') }))
    // From the start of the text, which the dialog is about, to its three ways.
    await waitFor(() => expect(dialog.getByRole('heading', { name: t('lowIncomeDialog.title') })).toHaveFocus())
    const adjust = dialog.getByRole('button', { name: t('lowIncomeDialog.adjust') })
    for (let tabs = 0; tabs < 8 && document.activeElement !== adjust; tabs += 1) await userEvent.tab()
    await expect(adjust).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdjust).toHaveBeenCalledOnce()
    await userEvent.tab()
    const visit = dialog.getByRole('link', { name: t('lowIncomeDialog.visit') })
    await expect(visit).toHaveFocus()
    await expect(visit).toHaveAttribute('href', args.medicaidUrl)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
