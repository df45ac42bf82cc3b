import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { NoPlans, type NoPlansProps } from '#components/plans/no-plans.tsx'
import { filterWaysOut } from '#domain/plans/filter-ways-out.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

/** Silver plans of at most a dollar a month. */
const tight = { ...noFilters, metalLevels: ['Silver'], priceCents: { min: null, max: 100 } }
const args: NoPlansProps = { reason: 'noneMatch', phone: '1-800-555-0142', onShowAll: fn() }

const meta = {
  title: 'Widgets/Plans/No plans (empty state, sin planes)',
  id: 'plans-no-plans',
  component: NoPlans,
  args,
} satisfies Meta<typeof NoPlans>
export default meta
type Story = StoryObj<typeof meta>

export const WithFilters: Story = {}
export const OneFilterTooMany: Story = {
  args: {
    waysOut: filterWaysOut(tight, ({ metalLevels }) => (metalLevels.length === 0 ? 43 : 6)),
    onWayOut: fn(),
    filters: tight,
  },
  async play({ args, canvasElement, globals }) {
    const t = playText('plans', globals)
    const filter = t('metal.Silver')
    const canvas = within(canvasElement)
    await expect(canvas.getByText(new RegExp(`: ${filter} .*\\$1`))).toBeVisible()
    const way = canvas.getByRole('button', { name: t('noPlans.without', { filter, count: 43 }) })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: args.phone })).toHaveFocus()
    await userEvent.tab()
    await expect(way).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onWayOut).toHaveBeenCalledWith(expect.objectContaining({ name: 'metalLevels', count: 43 }))
  },
}
export const WithoutFilters: Story = { args: { onShowAll: undefined } }
export const SomeMissing: Story = { args: { reason: 'someMissing', onRetry: fn() } }
export const NotLoaded: Story = { args: { reason: 'notLoaded', onShowAll: undefined, onRetry: fn() } }

// Proves P-7.
export const ShowsAllByKeyboard: Story = {
  async play({ args }) {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowAll).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { WithFilters, OneFilterTooMany, WithoutFilters, SomeMissing, NotLoaded })
