import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { YearIncomeDialog } from '#components/plans/year-income-dialog.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Year income dialog (yearly income, modal, ingresos)',
  id: 'plans-year-income-dialog',
  component: YearIncomeDialog,
  args: {
    open: true,
    planYear: 2026,
    listed: { planYear: 2027, income: 31_000 },
    starts: { chosen: { year: 2026, month: 12, day: 1 }, listed: { year: 2027, month: 1, day: 1 } },
    onIncome: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof YearIncomeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves Q-158.
export const SaysOnWhichDayAgesCount: Story = {
  async play({ globals }) {
    const t = playText('coverage-year', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const [before = ''] = t('yearIncome.ages', { year: 2026, day: '#', listedDay: '#' }).split('#')
    await expect(dialog.getByText(new RegExp(`^${before}.*1.*2026.*1.*2027`))).toBeVisible()
  },
}

// Proves Q-158.
export const TakesAnIncomeByKeyboardOnceItIsOne: Story = {
  async play({ args, globals }) {
    const t = playText('coverage-year', globals)
    const issues = playText('quote-steps', globals)
    const years = { year: 2026, listed: 2027 }
    const dialog = within(await screen.findByRole('dialog', { name: t('yearIncome.title', years) }))
    const field = dialog.getByRole('textbox', { name: new RegExp(t('yearIncome.label', years)) })
    await expect(field).toHaveValue('')
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onIncome).not.toHaveBeenCalled()
    await expect(field).toHaveAccessibleDescription(new RegExp(issues('issues.income.invalid')))
    await userEvent.type(field, '18000{Enter}')
    await expect(args.onIncome).toHaveBeenCalledWith(18_000)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
