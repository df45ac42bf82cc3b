import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { IncomeEstimator, type IncomeEstimatorProps } from '#components/income/income-estimator.tsx'
import { noWages } from '#domain/income/annualise.ts'
import { emptyPersonIncome, type PersonIncomeDraft } from '#domain/income/estimator.ts'
import { playText } from '#stories/support/play-text.ts'

function Typed(props: IncomeEstimatorProps) {
  const [value, setValue] = useState(props.value)
  return (
    <IncomeEstimator
      {...props}
      value={value}
      onChange={(changed) => {
        props.onChange(changed)
        setValue(changed)
      }}
    />
  )
}

const hourly: PersonIncomeDraft = {
  ...emptyPersonIncome,
  sources: ['wages', 'selfEmployment'],
  payMethod: 'hourly',
  wages: { ...noWages, hourlyRate: '18.50', hoursWeek: '37.5' },
  amounts: { selfEmployment: '6400' },
}

const meta = {
  component: IncomeEstimator,
  render: (args) => <Typed {...args} />,
  args: {
    open: true,
    value: { primary: emptyPersonIncome, spouse: null },
    onChange: fn(),
    onUse: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof IncomeEstimator>
export default meta
type Story = StoryObj<typeof meta>

export const OnePerson: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Couple: Story = { args: { value: { primary: hourly, spouse: { ...emptyPersonIncome, hasNoIncome: true } } } }
export const Narrow: Story = { ...Couple, globals: { viewport: { value: 'narrow' } } }

export const Amounts: Story = {
  ...Couple,
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, globals }) => {
    const t = playText('quote', globals)
    const dialog = within(await screen.findByRole('alertdialog', { name: t('incomeEstimator.title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('incomeEstimator.continue') }))
    await waitFor(() => expect(dialog.getByRole('heading', { name: t('incomeEstimator.amountsHeading') })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: t('incomeEstimator.use') }))
    await expect(args.onUse).toHaveBeenCalledWith({
      annualIncome: 42475,
      primaryAnnualIncome: 42475,
      spouseAnnualIncome: null,
    })
  },
}

export const EachPersonNeedsASource: Story = {
  args: { value: { primary: hourly, spouse: emptyPersonIncome } },
  play: async ({ args, globals }) => {
    const t = playText('quote', globals)
    const dialog = within(await screen.findByRole('alertdialog', { name: t('incomeEstimator.title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('incomeEstimator.continue') }))
    const message = t('incomeEstimator.sourceNeeded.spouse')
    const group = dialog.getByRole('group', { name: t('incomeEstimator.people.spouse') })
    await expect(group).toHaveAccessibleDescription(message)
    await userEvent.click(dialog.getByRole('link', { name: message }))
    await expect(within(group).getByRole('checkbox', { name: t('incomeEstimator.sources.wages') })).toHaveFocus()
    await userEvent.click(within(group).getByRole('checkbox', { name: t('incomeEstimator.noIncome') }))
    await expect(dialog.queryByRole('link', { name: message })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const EstimatesByKeyboard: Story = {
  play: async ({ args, globals }) => {
    const t = playText('quote', globals)
    const dialog = within(await screen.findByRole('alertdialog', { name: t('incomeEstimator.title') }))
    dialog.getByRole('checkbox', { name: t('incomeEstimator.sources.wages') }).focus()
    await userEvent.keyboard(' ')
    dialog.getByRole('button', { name: t('incomeEstimator.continue') }).focus()
    await userEvent.keyboard('{Enter}')
    const heading = await dialog.findByRole('heading', { name: t('incomeEstimator.amountsHeading') })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.tab()
    const method = dialog.getByRole('combobox', { name: t('incomeEstimator.payMethod') })
    await expect(method).toHaveFocus()
    await userEvent.selectOptions(method, 'biweekly')
    await userEvent.tab()
    const pay = dialog.getByRole('textbox', { name: t('incomeEstimator.wages.biweeklyPay') })
    await expect(pay).toHaveFocus()
    await userEvent.keyboard('1,2x34.5.0')
    await expect(pay).toHaveValue('1,234.50')
    const total = '$32,097'
    await waitFor(() =>
      expect(dialog.getByText(t('incomeEstimator.totalHeard', { total }), { selector: '[role=status]' })).toBeInTheDocument(),
      { timeout: 4000 },
    )
    dialog.getByRole('button', { name: t('incomeEstimator.use') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ annualIncome: 32097 }))
  },
}
