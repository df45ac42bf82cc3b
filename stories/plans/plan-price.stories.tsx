import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { PlanPrice } from '#components/plans/plan-price.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Plan price (premium, precio)',
  id: 'plans-plan-price',
  component: PlanPrice,
  args: { size: 'card', price: { priceCents: 1842, billCents: 1842, beforeCents: 63042, refusesCredit: false } },
} satisfies Meta<typeof PlanPrice>
export default meta
type Story = StoryObj<typeof meta>

export const WithCredit: Story = {}
export const FullPrice: Story = { args: { price: { priceCents: 63042, billCents: 63042, refusesCredit: false } } }
export const Nothing: Story = {
  args: { price: { priceCents: 0, billCents: 0, beforeCents: 48677, refusesCredit: false } },
}
export const FourDigits: Story = {
  args: { price: { priceCents: 123456, billCents: 123456, beforeCents: 345678, refusesCredit: false } },
}
export const BillIsMore: Story = {
  args: { price: { priceCents: 9271, billCents: 10410, beforeCents: 158410, refusesCredit: false } },
}
export const CreditCannotBeUsed: Story = {
  args: { price: { priceCents: 33166, billCents: 33166, refusesCredit: true } },
}
export const InTable: Story = { args: { size: 'table' } }
export const BillIsMoreInTable: Story = { args: { ...BillIsMore.args, size: 'table' } }

// Proves P-21.
export const SaysWhatIsBilled: Story = {
  ...BillIsMore,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const words = t('planPrice.bill', { amount: '$11.39', bill: '$104.10' }).replace(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(words)
    await expect(within(canvasElement).getByText('$104.10')).toBeVisible()
  },
}

// Proves P-21.
export const ReadsAsATrueSum: Story = {
  ...BillIsMore,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const [price, bill, full] = Array.from(canvasElement.querySelectorAll('p'), ({ textContent }) => textContent)
    await expect(price).toBe(`$92.71 ${t('planPrice.unit')}`)
    await expect(bill).toBe(t('planPrice.bill', { amount: '$11.39', bill: '$104.10' }).replace(/<\/?b>/g, ''))
    await expect(full).toBe(`= ${t('planPrice.full')} $1,584.10 ${t('planPrice.less', { credit: '$1,480.00' })}`)
  },
}

export const SaysThatTheCreditCannotBeUsed: Story = {
  ...CreditCannotBeUsed,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    await expect(within(canvasElement).getByText(t('planPrice.noCredit'))).toBeVisible()
    await expect(canvasElement.querySelector('s')).toBeNull()
  },
}

// Proves P-85.
export const SaysThePricesInWords: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const [price, sum] = canvasElement.querySelectorAll('p')
    await expect(price).toHaveTextContent(`$18.42 ${t('planPrice.unit')}`)
    await expect(sum).toHaveTextContent(`${t('planPrice.full')} $630.42 ${t('planPrice.less', { credit: '$612.00' })}`)
  },
}

export const Gallery: Story = gallery(meta, {
  WithCredit,
  FullPrice,
  Nothing,
  FourDigits,
  BillIsMore,
  CreditCannotBeUsed,
  InTable,
  BillIsMoreInTable,
})
