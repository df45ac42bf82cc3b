import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { ChoosePlanButton } from '#components/plans/choose-plan-button.tsx'
import { floridaPlans, plan } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Plans/Choose plan button (select, elegir)',
  id: 'plans-choose-plan-button',
  component: ChoosePlanButton,
  args: { plan: floridaPlans[0] ?? plan(), onChoose: fn() },
} satisfies Meta<typeof ChoosePlanButton>
export default meta
type Story = StoryObj<typeof meta>

export const OnCard: Story = {}
export const InComparison: Story = { args: { size: 'sm' } }

export const ChoosesByKeyboard: Story = {
  async play({ args }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(args.plan.id)
  },
}

export const Gallery: Story = gallery(meta, { OnCard, InComparison })
