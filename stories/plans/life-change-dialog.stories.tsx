import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { LifeChangeDialog, type LifeChangeDialogProps } from '#components/plans/life-change-dialog.tsx'
import { formatLongDate } from '#i18n/format.ts'
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
    today: { year: 2026, month: 11, day: 26 },
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
export const Moved: Story = {
  args: { answers: [{ id: 'moved', day: { year: 2026, month: 11, day: 12 } }] },
  parameters: { chromatic: { disableSnapshot: false } },
}
export const LostMedicaidToo: Story = {
  args: {
    answers: [
      { id: 'lostMedicaid', day: null },
      { id: 'child', day: null },
    ],
  },
}
export const TooLongAgo: Story = { args: { answers: [{ id: 'married', day: { year: 2026, month: 8, day: 1 } }] } }
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
    await expect(args.onChange).toHaveBeenCalledWith([{ id: 'lostMedicaid', day: null }])
    dialog.getByRole('button', { name: t('lifeChangeCheck.result') }).focus()
    await userEvent.keyboard('{Enter}')
    const heading = dialog.getByRole('heading', { name: t('lifeChangeCheck.mayEnroll') })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(dialog.getByText(/^90 /)).toBeVisible()
    const last = dialog.getByRole('textbox', { name: t('lifeChangeCheck.days.lostMedicaid') })
    await userEvent.type(last, '10312026')
    const day = { year: 2026, month: 10, day: 31 }
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'lostMedicaid', day }])
    const until = formatLongDate({ year: 2027, month: 1, day: 29 }, globals['locale'] === 'es' ? 'es' : 'en')
    await expect(dialog.getByText(until)).toBeVisible()
    await userEvent.clear(last)
    await userEvent.type(last, '02312026')
    await expect(last).toHaveAccessibleDescription(new RegExp(t('lifeChangeCheck.days.invalid')))
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'lostMedicaid', day: null }])
    medicaid.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(dialog.queryByRole('heading', { name: t('lifeChangeCheck.mayEnroll') })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

// Proves Q-163.
export const TakesALossThatIsStillToCome: Story = {
  args: { answers: [{ id: 'lostCoverage', day: null }] },
  async play({ args, globals }) {
    const t = playText('coverage-year', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('lifeChangeCheck.title') }))
    const last = dialog.getByRole('textbox', { name: t('lifeChangeCheck.days.lostCoverage') })
    await userEvent.type(last, '12202026')
    const [ahead = ''] = t('lifeChangeCheck.says.losingCoverage', { days: 60 }).split(' <b>')
    await expect(dialog.getByText(new RegExp(ahead))).toBeVisible()
    const until = formatLongDate({ year: 2027, month: 2, day: 18 }, globals['locale'] === 'es' ? 'es' : 'en')
    await expect(dialog.getByText(until)).toBeVisible()
    await expect(last).toHaveValue('12/20/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: 'lostCoverage', day: { year: 2026, month: 12, day: 20 } },
    ])
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
  args: { answers: [{ id: 'married', day: null }] },
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
