import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { EstimatorDialog, type EstimatorDialogProps } from '#components/income/estimator-dialog/estimator-dialog.tsx'
import { noWages } from '#domain/income/annualise.ts'
import { emptyPersonIncome, type PersonIncomeDraft } from '#domain/income/estimator.ts'
import { playText } from '#stories/support/play-text.ts'

function Typed(props: EstimatorDialogProps) {
  const [value, setValue] = useState(props.value)
  return (
    <EstimatorDialog
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
  component: EstimatorDialog,
  render: (args) => <Typed {...args} />,
  args: {
    open: true,
    planYear: 2027,
    value: { primary: emptyPersonIncome, spouse: null },
    onChange: fn(),
    onUse: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EstimatorDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OnePerson: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Couple: Story = {
  args: { value: { primary: hourly, spouse: { ...emptyPersonIncome, hasNoIncome: true } } },
}
export const Narrow: Story = { ...Couple, globals: { viewport: { value: 'narrow' } } }

export const Amounts: Story = {
  ...Couple,
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, globals }) => {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('estimatorDialog.title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('estimatorDialog.continue') }))
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: t('estimatorDialog.amountsHeading') })).toHaveFocus(),
    )
    await userEvent.click(dialog.getByRole('button', { name: t('estimatorDialog.use') }))
    await expect(args.onUse).toHaveBeenCalledWith({
      annualIncome: 42475,
      primaryAnnualIncome: 42475,
      spouseAnnualIncome: null,
    })
  },
}

// Proves Q-44.
export const EachPersonNeedsASource: Story = {
  args: { value: { primary: hourly, spouse: emptyPersonIncome } },
  play: async ({ args, globals }) => {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('estimatorDialog.title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('estimatorDialog.continue') }))
    const message = t('estimatorDialog.sourceNeeded.spouse')
    const group = dialog.getByRole('group', { name: t('estimatorDialog.people.spouse') })
    await expect(group).toHaveAccessibleDescription(message)
    await userEvent.click(dialog.getByRole('link', { name: message }))
    await expect(within(group).getByRole('checkbox', { name: t('estimatorDialog.sources.wages') })).toHaveFocus()
    await userEvent.click(within(group).getByRole('checkbox', { name: t('estimatorDialog.noIncome') }))
    await expect(dialog.queryByRole('link', { name: message })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

// Proves Q-42.
export const NamesWhatIsMissing: Story = {
  args: {
    value: {
      primary: {
        ...emptyPersonIncome,
        sources: ['wages'],
        payMethod: 'hourly',
        wages: { ...noWages, hourlyRate: '25' },
      },
      spouse: { ...emptyPersonIncome, sources: ['wages', 'selfEmployment'] },
    },
  },
  play: async ({ args, globals }) => {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('estimatorDialog.title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('estimatorDialog.continue') }))
    await dialog.findByRole('heading', { name: t('estimatorDialog.amountsHeading') })
    await userEvent.click(dialog.getByRole('button', { name: t('estimatorDialog.use') }))
    const named = (person: 'primary' | 'spouse', name: string, code: 'amountMissing' | 'payMethod') =>
      t('estimatorDialog.issueInField', {
        field: t('estimatorDialog.fieldOf', { person: t(`estimatorDialog.people.${person}`), name }),
        message: t(`estimatorDialog.issues.${code}`),
      })
    await expect(args.onUse).not.toHaveBeenCalled()
    await expect(
      await dialog.findByRole('link', {
        name: named('primary', t('estimatorDialog.wages.hoursWeek'), 'amountMissing'),
      }),
    ).toBeInTheDocument()
    await userEvent.click(
      dialog.getByRole('link', { name: named('spouse', t('estimatorDialog.payMethod'), 'payMethod') }),
    )
    await expect(dialog.getAllByRole('combobox', { name: t('estimatorDialog.payMethod') })[1]).toHaveFocus()
  },
}

// Proves Q-42.
export const EstimatesByKeyboard: Story = {
  play: async ({ args, globals }) => {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('estimatorDialog.title') }))
    dialog.getByRole('checkbox', { name: t('estimatorDialog.sources.wages') }).focus()
    await userEvent.keyboard(' ')
    dialog.getByRole('button', { name: t('estimatorDialog.continue') }).focus()
    await userEvent.keyboard('{Enter}')
    const heading = await dialog.findByRole('heading', { name: t('estimatorDialog.amountsHeading') })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.tab()
    const method = dialog.getByRole('combobox', { name: t('estimatorDialog.payMethod') })
    await expect(method).toHaveFocus()
    await userEvent.selectOptions(method, 'biweekly')
    await userEvent.tab()
    const pay = dialog.getByRole('textbox', { name: t('estimatorDialog.wages.biweeklyPay') })
    await expect(pay).toHaveFocus()
    await userEvent.keyboard('1,2x34.5.0')
    await expect(pay).toHaveValue('1,234.50')
    const total = '$32,097'
    await waitFor(
      () =>
        expect(
          dialog.getByText(t('estimatorDialog.totalHeard', { total }), { selector: '[role=status]' }),
        ).toBeInTheDocument(),
      { timeout: 4000 },
    )
    dialog.getByRole('button', { name: t('estimatorDialog.use') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ annualIncome: 32097 }))
  },
}
