import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { LifeChangeDialog, type LifeChangeDialogProps } from '#components/plans/life-change-dialog.tsx'
import { playText } from '#stories/support/play-text.ts'

function Answered(props: LifeChangeDialogProps) {
  const [answers, setAnswers] = useState(props.answers)
  return (
    <LifeChangeDialog
      {...props}
      answers={answers}
      onChange={(next) => {
        setAnswers(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Plans/Life change dialog (special enrollment, modal)',
  id: 'plans-life-change-dialog',
  component: LifeChangeDialog,
  render: (args) => <Answered {...args} />,
  args: {
    open: true,
    answers: null,
    openYear: 2027,
    medicaidUrl: 'https://www.healthcare.gov/medicaid-chip/getting-medicaid-chip/',
    onChange: fn(),
    onSwitchYear: fn(),
    onClose: fn(),
    onReopen: fn(),
  },
} satisfies Meta<typeof LifeChangeDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Unanswered: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Moved: Story = { args: { answers: ['moved'] }, parameters: { chromatic: { disableSnapshot: false } } }
export const LostMedicaidToo: Story = { args: { answers: ['lostMedicaid', 'child'] } }
export const NoneWithAnOpenYear: Story = {
  args: { answers: [] },
  parameters: { chromatic: { disableSnapshot: false } },
}
export const NoneBetweenTheYears: Story = { args: { answers: [], openYear: null } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves Q-79.
export const FindsTheTimeByKeyboard: Story = {
  async play({ args, globals }) {
    const t = playText('coverage-year', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('lifeChangeCheck.title') }))
    const medicaid = dialog.getByRole('checkbox', { name: t('lifeChangeCheck.lostMedicaid') })
    medicaid.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(['lostMedicaid'])
    dialog.getByRole('button', { name: t('lifeChangeCheck.result') }).focus()
    await userEvent.keyboard('{Enter}')
    const heading = dialog.getByRole('heading', { name: t('lifeChangeCheck.mayEnroll') })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(dialog.getByText(/^90 /)).toBeVisible()
    medicaid.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(dialog.queryByRole('heading', { name: t('lifeChangeCheck.mayEnroll') })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const AsksForAnAnswer: Story = {
  async play({ globals }) {
    const t = playText('coverage-year', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('lifeChangeCheck.title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('lifeChangeCheck.result') }))
    await expect(dialog.getByText(t('lifeChangeCheck.missing'))).toBeVisible()
    const first = dialog.getByRole('checkbox', { name: t('lifeChangeCheck.lostCoverage') })
    await expect(first).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(first).toHaveFocus()
    await expect(dialog.queryByText(t('lifeChangeCheck.missing'))).toBeNull()
  },
}

export const LeadsToTheOpenYear: Story = {
  args: { answers: ['married'] },
  async play({ args, globals }) {
    const t = playText('coverage-year', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('lifeChangeCheck.title') }))
    await userEvent.click(dialog.getByRole('checkbox', { name: t('lifeChangeCheck.none') }))
    await expect(args.onChange).toHaveBeenCalledWith([])
    await expect(dialog.getByRole('checkbox', { name: t('lifeChangeCheck.married') })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: t('lifeChangeCheck.seeYear', { year: 2027 }) }))
    await expect(args.onSwitchYear).toHaveBeenCalledWith(2027)
    await expect(dialog.getByRole('link', { name: new RegExp(t('lifeChangeCheck.medicaidLink')) })).toHaveAttribute(
      'href',
      args.medicaidUrl,
    )
  },
}
