import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { FilterSheet } from '#components/plans/filter-sheet.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Filter sheet (filters on a phone, modal, filtros)',
  id: 'plans-filter-sheet',
  component: FilterSheet,
  args: {
    open: true,
    onClose: fn(),
    onReopen: fn(),
    counts: { matching: 103, isArriving: false },
    onShowPlans: fn(),
    children: <p>Filters</p>,
  },
} satisfies Meta<typeof FilterSheet>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

export const SomePlans: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const OnePlan: Story = { args: { counts: { matching: 1, isArriving: false } } }

// Proves P-80.
export const StillComing: Story = {
  args: { counts: { matching: 25, isArriving: true } },
  async play({ globals }) {
    const t = playText('plan-filters', globals)
    const name = t('filterSheet.showSoFar', { count: 25, plans: '25' })
    await expect(body().getByRole('button', { name })).toBeVisible()
  },
}
export const NothingKnown: Story = { args: { counts: null } }

export const ShowsItsButtonWhole: Story = {
  args: { children: Array.from({ length: 40 }, (_, at) => <p key={at}>Filter</p>) },
  async play({ globals }) {
    const t = playText('plans', globals)
    const name = t('facets.showCount', { count: 103, plans: '103' })
    const { bottom } = body().getByRole('button', { name }).getBoundingClientRect()
    if (window.innerHeight >= 480) await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const ShowsThePlansByKeyboard: Story = {
  async play({ globals, args }) {
    const t = playText('plans', globals)
    body()
      .getByRole('button', { name: t('facets.showCount', { count: 103, plans: '103' }) })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowPlans).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

// Proves P-81.
export const MendsARangeFirst: Story = {
  args: {
    children: (
      <fieldset aria-describedby="refused">
        <legend>Price</legend>
        <p id="refused">Refused</p>
        <input aria-label="From" />
      </fieldset>
    ),
  },
  async play({ globals, args }) {
    const t = playText('plans', globals)
    await userEvent.click(body().getByRole('button', { name: t('facets.showCount', { count: 103, plans: '103' }) }))
    await expect(args.onShowPlans).not.toHaveBeenCalled()
    await expect(body().getByRole('textbox', { name: 'From' })).toHaveFocus()
  },
}
