import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { OrderExplained } from '#components/plans/order-explained.tsx'
import { type OrderChoice, orderRule } from '#domain/plans/order-rule.ts'
import { planSorts } from '#domain/plans/plan.ts'
import { yearViews } from '#domain/plans/year-costs.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const ruleOf = (choice: Partial<OrderChoice>) =>
  orderRule({ sort: 'recommended', fplPercent: 158, yearView: 'healthy', ...choice })

const meta = {
  title: 'Widgets/Plans/Order explained',
  id: 'plans-order-explained',
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
    await expect(within(canvasElement).getByText(t('orderExplained.orderWithReason', { groups }))).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowAll).toHaveBeenCalledTimes(1)
  },
}

// Proves P-66.
export const SaysWhyInFewWords: Story = {
  ...BronzeFirstShown,
  async play({ canvasElement, globals }) {
    const plans = playText('plans', globals)
    await expect(canvasElement).toHaveTextContent(plans('activeFilters.shortReason.bronze'))
  },
}

// Proves P-66.
export const NamesEachGroup: Story = {
  ...SilverFirst,
  async play({ canvasElement, globals }) {
    const isEs = globals.locale === 'es'
    const words = isEs
      ? 'Orden: Plata (ahorros adicionales), deducible de $0, menos de $1,000, los demás; en cada grupo, por precio'
      : 'Order: Silver (extra savings), deductible $0, under $1,000, the rest; each by price'
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}

const sentences = {
  price: ['lowest price first, then lowest deductible', 'primero el precio más bajo, luego el deducible más bajo'],
  deductible: [
    'lowest deductible first, then lowest out-of-pocket maximum per person',
    'primero el deducible más bajo, luego los gastos máximos de su bolsillo más bajos por persona',
  ],
  quality: [
    'highest quality rating first, then lowest price',
    'primero la calificación de calidad más alta, luego el precio más bajo',
  ],
  healthy: [
    'lowest bills of a year first, then lowest cost in a year with a lot of care',
    'primero las facturas del año más bajas, luego el costo más bajo en un año con mucha atención médica',
  ],
  fracture: [
    'lowest cost for a year with a broken bone first, then lowest cost in a year with a lot of care',
    'primero el costo anual más bajo con una fractura, luego el costo más bajo en un año con mucha atención médica',
  ],
  diabetes: [
    'lowest cost for a year with diabetes first, then lowest cost in a year with a lot of care',
    'primero el costo anual más bajo con diabetes, luego el costo más bajo en un año con mucha atención médica',
  ],
  baby: [
    'lowest cost for a year with a new baby first, then lowest cost in a year with a lot of care',
    'primero el costo anual más bajo al tener un bebé, luego el costo más bajo en un año con mucha atención médica',
  ],
  bad: [
    'lowest cost in a year with a lot of care first',
    'primero el costo más bajo en un año con mucha atención médica',
  ],
} as const

const choices: readonly Partial<OrderChoice>[] = [
  ...planSorts.filter((sort) => sort !== 'recommended' && sort !== 'yearly').map((sort) => ({ sort })),
  ...yearViews.map((yearView) => ({ sort: 'yearly' as const, yearView })),
]

// Proves P-66.
export const NamesTheTiesOfEachOrder: Story = {
  render: (args) => (
    <>
      {choices.map((choice) => (
        <OrderExplained key={`${choice.sort} ${choice.yearView}`} {...args} rule={ruleOf(choice)} />
      ))}
    </>
  ),
  async play({ canvasElement, globals }) {
    const isEs = globals.locale === 'es'
    const said = [...canvasElement.querySelectorAll('p')]
      .filter((line) => line.getClientRects().length > 0)
      .map(({ textContent }) => textContent)
    await expect(said.toSorted()).toEqual(
      Object.values(sentences)
        .map(([en, es]) => (isEs ? `Orden: ${es}` : `Order: ${en}`))
        .toSorted(),
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
