import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { NoPlans, type NoPlansProps } from '#components/plans/no-plans.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const args: NoPlansProps = { reason: 'noneMatch', onShowAll: fn() }

const meta = {
  title: 'Widgets/Plans/No plans (empty state, sin planes)',
  id: 'plans-no-plans',
  component: NoPlans,
  args,
} satisfies Meta<typeof NoPlans>
export default meta
type Story = StoryObj<typeof meta>

export const WithFilters: Story = {}
export const WithoutFilters: Story = { args: { onShowAll: undefined } }
export const SomeMissing: Story = { args: { reason: 'someMissing', onRetry: fn() } }
export const NotLoaded: Story = { args: { reason: 'notLoaded', onShowAll: undefined, onRetry: fn() } }

// Proves P-7.
export const ShowsAllByKeyboard: Story = {
  async play({ args }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowAll).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { WithFilters, WithoutFilters, SomeMissing, NotLoaded })
