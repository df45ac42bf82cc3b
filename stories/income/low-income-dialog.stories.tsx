import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { LowIncomeDialog } from '#components/income/low-income-dialog.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  component: LowIncomeDialog,
  args: {
    open: true,
    annualIncome: 14000,
    minimumIncome: 21150,
    householdSize: 2,
    state: 'FL',
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
