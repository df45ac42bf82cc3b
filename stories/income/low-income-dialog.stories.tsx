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
  async play({ globals }) {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('lowIncomeDialog.title') }))
    await expect(dialog.getByText(t('lowIncomeDialog.oneMonth', { income: '$2,800', year: '$33,600' }))).toBeVisible()
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
    const [, close] = dialog.getAllByRole('button', { name: t('lowIncomeDialog.close') })
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: t('lowIncomeDialog.adjust') })).toHaveFocus()
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
