import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { OrderExplained } from '#components/plans/order-explained.tsx'
import { type OrderChoice, orderRule } from '#domain/plans/order-rule.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const ruleOf = (choice: Partial<OrderChoice>) =>
  orderRule({ sort: 'recommended', fplPercent: 158, yearView: 'healthy', ...choice })

const meta = {
  component: OrderExplained,
  args: { rule: ruleOf({}), levels: ['Silver'], hasExtraSavings: true, reason: null, onShowAll: fn() },
} satisfies Meta<typeof OrderExplained>
export default meta
type Story = StoryObj<typeof meta>

export const SilverOnly: Story = { args: { reason: 'extraSavings' } }
export const SilverFirst: Story = { args: { levels: [] } }
export const SilverWithoutSavings: Story = { args: { hasExtraSavings: false, reason: 'silver' } }
export const BronzeFirstShown: Story = {
  args: { rule: ruleOf({ fplPercent: 300 }), levels: ['Bronze'], hasExtraSavings: false, reason: 'bronze' },
}
export const UnknownLevel: Story = {
  args: {
    rule: ruleOf({ fplPercent: null }),
    levels: ['Bronze', 'Silver', 'Gold'],
    hasExtraSavings: false,
    reason: 'unknown',
  },
}
export const ByPrice: Story = { args: { rule: ruleOf({ sort: 'price' }) } }
export const ByDeductible: Story = { args: { rule: ruleOf({ sort: 'deductible' }) } }
export const ByQuality: Story = { args: { rule: ruleOf({ sort: 'quality' }) } }
export const ByHealthyYear: Story = { args: { rule: ruleOf({ sort: 'yearly' }) } }
export const ByBadYear: Story = { args: { rule: ruleOf({ sort: 'yearly', yearView: 'bad' }) } }
export const ByBrokenBone: Story = { args: { rule: ruleOf({ sort: 'yearly', yearView: 'fracture' }) } }

// Proves P-66.
export const SaysTheRuleOfTheList: Story = {
  ...SilverOnly,
  async play({ canvasElement, globals, args }) {
    const t = playText('year-costs', globals)
    const plans = playText('plans', globals)
    const groups = t('orderExplained.levelOnlySavings', { level: plans('metal.Silver') })
    await expect(within(canvasElement).getByText(t('orderExplained.order', { groups }))).toBeVisible()
    await expect(canvasElement).toHaveTextContent(plans('activeFilters.reason.extraSavings'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowAll).toHaveBeenCalledTimes(1)
  },
}

// Proves P-66.
export const NamesEachGroup: Story = {
  ...SilverFirst,
  async play({ canvasElement, globals }) {
    const isEs = globals.locale === 'es'
    await expect(canvasElement).toHaveTextContent(
      isEs
        ? 'Orden: primero Plata (ahorros adicionales), luego deducible de $0, luego menos de $1,000, luego los demás; en cada grupo, por precio'
        : 'Order: Silver first (extra savings), then $0 deductible, then under $1,000, then the rest; each by price',
    )
  },
}

export const Gallery: Story = gallery(meta, {
  SilverOnly,
  SilverFirst,
  SilverWithoutSavings,
  BronzeFirstShown,
  UnknownLevel,
  ByPrice,
  ByDeductible,
  ByQuality,
  ByHealthyYear,
  ByBadYear,
  ByBrokenBone,
})
