import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { ChosenPlan } from '#components/plans/chosen-plan.tsx'
import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { chosenFactsOf } from '#domain/plans/chosen-facts.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
import { yearCosts } from '#domain/plans/year-costs.ts'
import { chosenFacts, familyRanking } from '#mocks/fixtures/sample-chosen-facts.ts'
import { floridaPlans, fullPriceRanking, outOfPocketMaximums, plan, planCard } from '#mocks/fixtures/sample-plans.ts'
import { childrenInChip, everyoneInMedicaid } from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const [, gold = plan(), , , catastrophic = plan()] = floridaPlans
const silver = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200, facts: chosenFacts() }
const bronze = plan({ name: 'Bronze Classic 4700', issuerName: 'Oscar', metalLevel: 'Bronze', isEasyToCompare: true })

const familyMaximum = outOfPocketMaximums(3_600, '87')
  .slice(0, 1)
  .map((limit) => ({ ...limit, familyCost: 'Family' as const }))

const meta = {
  title: 'Widgets/Plans/Chosen plan',
  id: 'plans-chosen-plan',
  component: ChosenPlan,
  args: { planYear: 2026, chosen: silver },
} satisfies Meta<typeof ChosenPlan>
export default meta
type Story = StoryObj<typeof meta>

export const WithCredit: Story = {}
export const WithASecondAmount: Story = {
  args: { chosen: { ...silver, outlook: { ...childrenInChip, probableCents: 31_600 } } },
}
export const FullPrice: Story = {
  args: {
    chosen: {
      plan: bronze,
      monthlyPriceCents: 63042,
      monthlyCreditCents: 0,
      facts: chosenFactsOf({ ...toPlanCard(bronze, fullPriceRanking), drugDeductibleCents: 50_000 }),
    },
  },
}
export const OnePerson: Story = {
  args: {
    chosen: { ...silver, facts: chosenFactsOf(planCard()) },
  },
}
export const FamilyMaximum: Story = {
  args: { chosen: { ...silver, facts: chosenFacts({}, plan({ outOfPocketMaximums: familyMaximum })) } },
}
export const FromMarch: Story = {
  args: {
    chosen: { ...silver, facts: chosenFacts({ year: yearCosts(plan(), { ...familyRanking, monthsCovered: 10 }) }) },
  },
}
/** No month can be covered any more. */
export const WithoutYear: Story = { args: { chosen: { ...silver, facts: chosenFacts({ year: null }) } } }
/** A session stored before the plan kept its facts. */
export const FactsNotKnown: Story = {
  args: { chosen: { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 } },
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

// Proves P-89.
export const KeepsBadgeYearAndDeductible: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const card = within(canvasElement)
    await expect(card.getByText(t('metal.Silver'))).toBeVisible()
    await expect(card.getByText(t('planCard.extraSavings'))).toBeVisible()
    // 12 × $18.42, and with three maximums of $3,050 per person.
    await expect(card.getByText('$221')).toBeVisible()
    await expect(card.getByText('$9,371')).toBeVisible()
    const deductible = card.getByText(`${t('planCosts.deductible')} ${t('planCosts.perPerson')}`)
    await expect(deductible.closest('dt')?.nextElementSibling).toHaveTextContent('$0')
  },
}
// Proves P-104.
export const SaysThatItsAmountsCountSavings: Story = {
  args: { chosen: { ...silver, outlook: everyoneInMedicaid } },
  async play({ canvasElement, globals }) {
    const card = within(canvasElement)
    await expect(card.getByText(playText('plans', globals)('chosenPlan.savings'))).toBeVisible()
  },
}
// Proves P-67.
export const SaysWhoseBillsTheYearCounts: Story = {
  ...WithASecondAmount,
  render: function Render(args) {
    const noteOf = useYearBillText({ people: 3, second: { kind: 'without', left: 1 }, hasTobacco: false })
    return <ChosenPlan {...args} yearNote={noteOf(silver.facts.year, 12_000)} />
  },
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const bare = (text: string) => text.replace(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(bare(t('yearBill.counted', { count: 3, bill: '$18.42' })))
    const what = playText('plans', globals)('outcome.second.withoutTitle', { left: 1 })
    await expect(canvasElement).toHaveTextContent(bare(t('yearBill.second', { what, bills: '$1,440.00' })))
  },
}
export const SaysHowTheYearIsComputed: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('year-costs', globals)
    const card = within(canvasElement)
    await userEvent.tab()
    await expect(card.getByRole('button', { name: t('yearWhy.open') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const sum = t('yearSum.bills', { count: 12, bill: '$18.42' })
    await expect(card.getByText(sum)).toBeVisible()
    await expect(card.getByRole('cell', { name: '$221.04' })).toBeVisible()
    await expect(card.getByText(t('yearSum.sourceOfYear', { year: args.planYear }))).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, {
  WithCredit,
  FullPrice,
  OnePerson,
  FamilyMaximum,
  FromMarch,
  WithoutYear,
  FactsNotKnown,
  BillIsMore,
  Catastrophic,
})
