import type { Meta, StoryObj } from '@storybook/react-vite'

import { ChosenPlan } from '#components/plans/chosen-plan.tsx'
import { plan } from '#mocks/fixtures/plan.ts'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  component: ChosenPlan,
  args: { chosen: { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 } },
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

export const Gallery: Story = gallery(meta, { WithCredit, FullPrice })
