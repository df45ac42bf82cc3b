import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ArrivedPlans, type ArrivedPlansProps } from '#components/plans/arrived-plans.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const args: ArrivedPlansProps = { count: 3, sort: 'price', onShow: fn() }

const meta = {
  title: 'Widgets/Plans/Arrived plans',
  id: 'plans-arrived-plans',
  component: ArrivedPlans,
  args,
} satisfies Meta<typeof ArrivedPlans>
export default meta
type Story = StoryObj<typeof meta>

export const ByPrice: Story = {}
export const One: Story = { args: { count: 1 } }
export const ByDeductible: Story = { args: { sort: 'deductible' } }
export const ByRecommendation: Story = { args: { sort: 'recommended' } }
export const None: Story = { args: { count: 0 } }

export const ShowsThemByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const name = t('arrivedPlans.price', { count: 3 })
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { ByPrice, One, ByDeductible, ByRecommendation, None })
