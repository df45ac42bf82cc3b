import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { IncomeFields, type IncomeFieldsProps } from '#components/income/income-fields.tsx'
import { emptyDraft } from '#domain/quote/draft.ts'
import { incomeTyped } from '#domain/quote/income-typed.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Typed(props: IncomeFieldsProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div className="grid max-w-dialog gap-6">
      <IncomeFields
        {...props}
        value={value}
        onChange={(changed) => {
          props.onChange(changed)
          setValue(changed)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Widgets/Income/Income fields (ingresos)',
  id: 'income-income-fields',
  component: IncomeFields,
  render: (args) => <Typed {...args} />,
  args: {
    planYear: 2027,
    value: emptyDraft.income,
    onChange: fn(),
    onEstimate: fn(),
    onEstimateIntent: fn(),
    issues: [],
    attempt: 0,
  },
} satisfies Meta<typeof IncomeFields>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: incomeTyped('42000') } }
export const Largest: Story = { args: { value: incomeTyped('999999999') } }
export const Refused: Story = { args: { issues: [{ path: ['annualIncome'], code: 'income.invalid' }], attempt: 1 } }
export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'narrow' } } }

export const AnswersByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    const income = canvas.getByRole('textbox', { name: t('incomeFields.income') })
    await userEvent.tab()
    await expect(income).toHaveFocus()
    await userEvent.keyboard('42,0x00')
    await expect(income).toHaveValue('42,000')
    await expect(args.onChange).toHaveBeenLastCalledWith(incomeTyped('42000'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('incomeFields.estimate') })).toHaveFocus()
    await expect(args.onEstimateIntent).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEstimate).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(t('incomeFields.magiText'))).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Empty, Filled, Largest })
