import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { PortalPlan } from '#components/portal/portal-plan.tsx'
import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Portal/Portal plan (chosen plan)',
  id: 'portal-portal-plan',
  component: PortalPlan,
  args: {
    plan: { name: 'BlueSelect Silver 2345 ($0 Virtual Visits)', issuerName: 'Florida Blue', metalLevel: 'Silver' },
    price: { priceCents: 1_842, billCents: 1_842, beforeCents: 63_042, refusesCredit: false },
    facts: chosenFacts(),
    outlook: null,
    monthlySubsidyCents: 61_200,
    quoteHref: '/',
  },
} satisfies Meta<typeof PortalPlan>
export default meta
type Story = StoryObj<typeof meta>

export const WithCredit: Story = {}
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
    plan: { name: 'Bronze Classic 4700', issuerName: 'Oscar', metalLevel: 'Expanded Bronze' },
    price: { priceCents: 63_042, billCents: 63_042, refusesCredit: false },
    monthlySubsidyCents: 0,
  },
}
/** The plan was chosen on another device. */
export const FactsNotKnown: Story = {
  args: { price: { priceCents: 1_842, billCents: 1_842, refusesCredit: false }, facts: null },
}
export const PriceNotKnown: Story = { args: { price: null, facts: null, monthlySubsidyCents: 0 } }
export const NoPlan: Story = { args: { plan: null, price: null, facts: null, monthlySubsidyCents: 0 } }
export const LongNames: Story = {
  args: {
    plan: {
      name: 'Connect Gold 1800 Indiv Med Deductible Enhanced Diabetes Care ($0 Telehealth, $3 Tier 1 Drugs)',
      issuerName: 'Blue Cross and Blue Shield of North Carolina Health Insurance Company',
      metalLevel: 'Gold',
    },
  },
  globals: { viewport: { value: 'narrow' } },
}

// Proves P-67.
export const SaysWhoseBillsTheYearCounts: Story = {
  ...WithASecondAmount,
  render: function Render(args) {
    const noteOf = useYearBillText({ people: 3, second: null, hasTobacco: false })
    return <PortalPlan {...args} yearNote={noteOf(args.facts?.year ?? null, undefined)} />
  },
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const counted = t('yearBill.counted', { count: 3, bill: '$18.42' }).replace(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(counted)
  },
}

export const Gallery: Story = gallery(meta, { WithCredit, FullPrice, FactsNotKnown, PriceNotKnown, NoPlan, LongNames })
