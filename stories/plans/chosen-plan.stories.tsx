import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ChosenPlan } from '#components/plans/chosen-plan.tsx'
import { floridaPlans, plan } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const [, gold = plan(), , , catastrophic = plan()] = floridaPlans

const meta = {
  component: ChosenPlan,
  args: { planYear: 2026, chosen: { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 } },
} satisfies Meta<typeof ChosenPlan>
export default meta
type Story = StoryObj<typeof meta>

export const WithCredit: Story = {}
export const FullPrice: Story = {
  args: {
    chosen: {
      plan: plan({ name: 'Bronze Classic 4700', issuerName: 'Oscar', metalLevel: 'Bronze' }),
      monthlyPriceCents: 63042,
      monthlyCreditCents: 0,
    },
  },
}

export const BillIsMore: Story = {
  args: { chosen: { plan: gold, monthlyPriceCents: 5738, monthlyCreditCents: 61200 } },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const words = t('planPrice.bill', { amount: '$6.72', bill: '$64.10' }).replace(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(words)
  },
}
export const Catastrophic: Story = {
  args: { chosen: { plan: catastrophic, monthlyPriceCents: 39912, monthlyCreditCents: 61200 } },
}

export const Gallery: Story = gallery(meta, { WithCredit, FullPrice, BillIsMore, Catastrophic })
