import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { PlanAside } from '#components/application/plan-aside.tsx'
import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Application/Plan aside (chosen plan, sidebar)',
  id: 'application-plan-aside',
  component: PlanAside,
  args: {
    name: 'BlueSelect Silver 2345 ($0 Virtual Visits)',
    issuerName: 'Florida Blue',
    metalLevel: 'Silver',
    price: { priceCents: 1842, billCents: 1842, beforeCents: 63042, refusesCredit: false },
    planFacts: chosenFacts(),
    outlook: null,
    monthlyCreditCents: 61200,
    incomeLimitCents: 10_660_000,
  },
} satisfies Meta<typeof PlanAside>
export default meta
type Story = StoryObj<typeof meta>

export const Discounted: Story = {}
// Proves P-114.
export const WithASecondAmount: Story = {
  args: { outlook: { ...childrenInChip, probableCents: 31_600 } },
  play: async ({ canvas, globals }) => {
    const t = playText('plans', globals)
    const row = canvas.getByText(t('creditRow.label')).closest('dl')
    const who = t('creditOutlook.chip.medicaidOrChip', { count: 2 })
    await expect(row).toHaveTextContent(t('creditOutlook.chip.lower', { probable: '$316', who }))
  },
}
export const FullPrice: Story = {
  args: {
    name: 'Bronze Classic 4700',
    issuerName: 'Oscar',
    metalLevel: 'Bronze',
    price: { priceCents: 63042, billCents: 63042, refusesCredit: false },
    monthlyCreditCents: 0,
  },
}
export const BillIsMore: Story = {
  args: { price: { priceCents: 5738, billCents: 6410, beforeCents: 67610, refusesCredit: false } },
}
/** A plan chosen on another device, so there is no struck price, and nothing of its year. */
export const PremiumNotKnown: Story = {
  args: { price: { priceCents: 1842, billCents: 1842, refusesCredit: false }, planFacts: null },
}
export const WithoutLimit: Story = {
  args: { name: 'Standard 2', incomeLimitCents: null, monthlyCreditCents: 0, metalLevel: 'Other' },
}
export const LongSpanish: Story = {
  args: { name: 'MyBlue Gold 1457C ($0 Deductible / $0 Virtual Visits / Rewards)', metalLevel: 'Gold' },
  globals: { locale: 'es' },
}

// Proves F-3.
export const SaysTheFullPrice: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('plans', globals)
    const card = within(canvasElement).getByRole('region', { name: args.name })
    await expect(card).toHaveTextContent(`${t('planPrice.full')} $630.42`)
    await expect(card).toHaveTextContent('$612')
  },
}

// Proves P-89.
export const KeepsYearAndDeductible: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('plans', globals)
    const card = within(within(canvasElement).getByRole('region', { name: args.name }))
    await expect(card.getByText(t('planCard.extraSavings'))).toBeVisible()
    await expect(card.getByText('$9,371')).toBeVisible()
    await expect(card.getByText(`${t('planCosts.deductible')} ${t('planCosts.perPerson')}`)).toBeVisible()
  },
}
export const LeavesOutWhatIsNotKnown: Story = {
  ...PremiumNotKnown,
  play: async ({ canvasElement, globals }) => {
    const t = playText('plans', globals)
    await expect(canvasElement).not.toHaveTextContent(t('planCosts.deductible'))
  },
}

export const Gallery: Story = gallery(meta, { Discounted, FullPrice, BillIsMore, PremiumNotKnown, WithoutLimit })
