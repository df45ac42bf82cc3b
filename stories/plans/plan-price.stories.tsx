import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { PlanPrice } from '#components/plans/plan-price.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  component: PlanPrice,
  args: { size: 'card', price: { priceCents: 1842, beforeCents: 63042, notCreditEligibleCents: 0 } },
} satisfies Meta<typeof PlanPrice>
export default meta
type Story = StoryObj<typeof meta>

export const WithCredit: Story = {}
export const FullPrice: Story = { args: { price: { priceCents: 63042, notCreditEligibleCents: 0 } } }
export const Nothing: Story = { args: { price: { priceCents: 0, beforeCents: 48677, notCreditEligibleCents: 0 } } }
export const FourDigits: Story = {
  args: { price: { priceCents: 123456, beforeCents: 345678, notCreditEligibleCents: 0 } },
}
export const InTable: Story = { args: { size: 'table' } }

export const SaysThePricesInWords: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('planPrice.perMonth', { price: '$18.42' }))).toBeInTheDocument()
    await expect(canvas.getByText(t('planPrice.before'), { exact: false })).toBeInTheDocument()
  },
}

export const Gallery: Story = gallery(meta, { WithCredit, FullPrice, Nothing, FourDigits, InTable })
