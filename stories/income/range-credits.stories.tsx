import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { RangeCredits, type RangeCreditsProps, type RangeCreditsState } from '#components/income/range-credits.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const known = {
  kind: 'known',
  household: { benchmarkCents: 54_842, stateAbbr: 'FL', householdSize: 1, year: 2026 },
} as const

function Pressed(props: RangeCreditsProps) {
  const [state, setState] = useState<RangeCreditsState>(props.state)
  return (
    <RangeCredits
      {...props}
      state={state}
      onAsk={() => {
        props.onAsk()
        setState(known)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Income/Range credits',
  id: 'income-range-credits',
  component: RangeCredits,
  args: { income: { low: 21_747, likely: 28_810, best: 35_966 }, state: known, onAsk: fn() },
} satisfies Meta<typeof RangeCredits>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Offered: Story = { args: { state: { kind: 'offered' } } }
export const Asking: Story = { args: { state: { kind: 'asking' } } }
export const Unavailable: Story = { args: { state: { kind: 'unavailable' } } }
export const Failed: Story = { args: { state: { kind: 'failed' } } }
export const BothEndsOutside: Story = { args: { income: { low: 9_000, likely: 28_810, best: 90_000 } } }
export const LikelyBelow: Story = { args: { income: { low: 4_000, likely: 12_000, best: 20_000 } } }
export const SameCredit: Story = { args: { income: { low: 28_000, likely: 28_810, best: 28_811 } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves Q-115.
export const ShowsThemByKeyboard: Story = {
  ...Offered,
  render: (args) => <Pressed {...args} />,
  async play({ args, canvasElement, globals }) {
    const t = playText('irregular-income', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('credits.ask') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAsk).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('credits.title') })).toHaveFocus())
    const credit = (income: string) =>
      within(canvas.getByRole('row', { name: new RegExp(`\\${income}`) })).getByRole('cell')
    await expect(credit('$21,747')).toHaveTextContent('$484')
    await expect(credit('$28,810')).toHaveTextContent('$408')
    await expect(credit('$35,966')).toHaveTextContent('$317')
    await expect(canvas.getByText(t('credits.payBack', { amount: '$1,092' }))).toBeVisible()
    await expect(canvas.getByText(t('credits.sum', { likely: '$408', best: '$317', amount: '$1,092' }))).toBeVisible()
    await expect(canvas.getByText(t('credits.noLimit', { year: 2026 }))).toBeVisible()
  },
}

export const NamesWhatLiesOutside: Story = {
  ...BothEndsOutside,
  async play({ canvasElement, globals }) {
    const t = playText('irregular-income', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('credits.belowThreshold'))).toBeVisible()
    await expect(canvas.getByText(t('credits.aboveLimit'))).toBeVisible()
    await expect(canvas.getByText(t('credits.payBack', { amount: '$4,896' }))).toBeVisible()
    await expect(canvas.getByText(t('credits.everything', { limit: '$62,600' }))).toBeVisible()
  },
}

export const SaysWhereNothingIsPaidBack: Story = {
  ...LikelyBelow,
  async play({ canvasElement, globals }) {
    const t = playText('irregular-income', globals)
    await expect(within(canvasElement).getByText(t('credits.noneLikely'))).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, {
  Known,
  Offered,
  Asking,
  Unavailable,
  Failed,
  BothEndsOutside,
  LikelyBelow,
  SameCredit,
})
