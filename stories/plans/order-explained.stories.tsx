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
    'primero el deducible más bajo, luego los gastos máximos de su bolsillo por persona más bajos',
  ],
  quality: [
    'highest quality rating first, then lowest price',
    'primero la calificación de calidad más alta, luego el precio más bajo',
  ],
  healthy: [
    'lowest bills of a year first, then lowest bad year',
    'primero las facturas del año más bajas, luego el mal año más bajo',
  ],
  fracture: [
    'lowest year with a broken bone first, then lowest bad year',
    'primero el año con una fractura más bajo, luego el mal año más bajo',
  ],
  diabetes: [
    'lowest year with diabetes first, then lowest bad year',
    'primero el año con diabetes más bajo, luego el mal año más bajo',
  ],
  baby: [
    'lowest year having a baby first, then lowest bad year',
    'primero el año con un bebé más bajo, luego el mal año más bajo',
  ],
  bad: ['lowest bad year first', 'primero el mal año más bajo'],
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
      .filter((line) => line.checkVisibility())
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
