import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { PlanCard, type PlanCardProps } from '#components/plans/plan-card/plan-card.tsx'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
import { fullPriceRanking, plan, planCard, planCards } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const [silver = planCard(), gold = planCard(), bronze = planCard(), platinum = planCard(), catastrophic = planCard()] =
  planCards()

function Sample(props: PlanCardProps) {
  return (
    <div className="max-w-field-lg">
      <PlanCard {...props} />
    </div>
  )
}

const meta = {
  title: 'Widgets/Plans/Plan card (tarjeta)',
  id: 'plans-plan-card',
  component: PlanCard,
  render: Sample,
  args: {
    plan: silver,
    compared: false,
    compareFull: false,
    yearView: 'healthy',
    reasons: [],
    care: null,
    onCompare: fn(),
    onChoose: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof PlanCard>
export default meta
type Story = StoryObj<typeof meta>

export const WithExtraSavings: Story = {}
export const Gold: Story = { args: { plan: gold } }
export const BronzeForNothing: Story = { args: { plan: bronze } }
/** The household gets extra savings with Silver plans: the tick says that this plan has none. */
export const ComparedWithoutSavings: Story = { args: { plan: { ...bronze, lacksSavings: true }, compared: true } }
export const Platinum: Story = { args: { plan: platinum } }
export const Catastrophic: Story = { args: { plan: catastrophic } }
export const OtherLevel: Story = { args: { plan: planCard({ metalLevel: 'Other' }) } }
export const FullPrice: Story = { args: { plan: toPlanCard(plan(), fullPriceRanking) } }
export const ForFamily: Story = { args: { plan: planCard({ perPerson: true, familyMaximumCents: 610_000 }) } }
export const ForFamilyWithoutItsMaximum: Story = { args: { plan: planCard({ perPerson: true }) } }
export const TwoDeductibles: Story = {
  args: { plan: planCard({ deductibleCents: 200_000, drugDeductibleCents: 50_000 }) },
}
export const NothingKnown: Story = {
  args: {
    plan: planCard({
      deductibleCents: null,
      outOfPocketMaximumCents: null,
      benefits: [],
      qualityStars: null,
    }),
  },
}
export const OfficialWordingNotKnown: Story = {
  args: {
    plan: planCard({
      benefits: [
        { key: 'primaryCare', value: { kind: 'verbatim', text: 'Tier 1 then 20% of allowed amount' } },
        {
          key: 'genericDrugs',
          value: {
            kind: 'combined',
            parts: [
              { kind: 'copay', amountCents: 1000 },
              { kind: 'coinsurance', percent: 20 },
            ],
          },
        },
      ],
    }),
  },
}
/** Names of a service without a blank, as long as any that is read. */
export const UnbrokenNames: Story = {
  args: { plan: planCard({ name: 'x'.repeat(301), issuerName: 'y'.repeat(301), type: 'z'.repeat(301) }) },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const LongNames: Story = {
  args: {
    plan: planCard({
      name: 'Blue Advantage Silver Preferred | 3 Free PCP | $10 Tier 1 Rx | Integrated | Nationwide Doctors | $0 Virtual Urgent Care',
      issuerName: 'Blue Cross and Blue Shield of Florida (Health Options, Inc.)',
      price: { priceCents: 123456, billCents: 123456, beforeCents: 345678, refusesCredit: false },
    }),
  },
}
export const Compared: Story = { args: { compared: true } }
export const CompareFull: Story = { args: { compareFull: true } }

export const ChoosesByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const button = within(canvasElement).getByRole('button', { name: `${t('planCard.choose')} ${args.plan.name}` })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(args.plan.id)
  },
}

export const ComparesBySpace: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const box = within(canvasElement).getByRole('checkbox', { name: `${t('compareCheckbox.label')} ${args.plan.name}` })
    box.focus()
    await userEvent.keyboard(' ')
    await expect(args.onCompare).toHaveBeenCalledWith(args.plan.id)
  },
}

// Proves P-40.
export const SaysWhyItCannotBeCompared: Story = {
  args: { compareFull: true },
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).toHaveAttribute('aria-disabled', 'true')
    await expect(box).toHaveAccessibleDescription(t('compareCheckbox.full', { count: 3 }))
    box.focus()
    await userEvent.keyboard(' ')
    await expect(args.onCompare).not.toHaveBeenCalled()
    await expect(box).not.toBeChecked()
  },
}

// Proves P-111.
export const KeepsItsHeightWhenTheComparisonIsFull: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Sample {...args} plan={planCard({ id: 'before' })} compareFull={false} />
      <Sample {...args} plan={planCard({ id: 'after' })} compareFull />
    </div>
  ),
  async play({ canvasElement }) {
    const [before, after] = within(canvasElement)
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect().height)
    await expect(after).toBe(before)
  },
}

// Proves P-13.
export const OpensItsDetailsByKeyboard: Story = {
  args: { plan: gold },
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: `${t('planDetails.title')} ${args.plan.name}` })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(t('benefits.specialist'))).toBeVisible()
    // The card shows one full price, the struck one. The rest of it is the bill, not the price.
    await expect(canvas.getAllByText(/\$676\.10/)).toHaveLength(2)
    const sum = t('priceBreakdown.sum', { full: '$676.10', credit: '$612.00', bill: '$64.10' })
    await expect(canvasElement).toHaveTextContent(sum.replace(/<\/?b>/g, ''))
  },
}

// Proves P-120.
export const HasRoomBetweenItsParts: Story = {
  args: { reasons: [{ figure: 'bad', among: 161, sharedBy: 1, cents: 326_400, isAtMost: false }] },
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const card = canvas.getByRole('article').getBoundingClientRect()
    const choose = canvas.getByRole('button', { name: `${t('planCard.choose')} ${args.plan.name}` })
    const { top, bottom } = choose.getBoundingClientRect()
    const facts = canvasElement.querySelector('article > dl')?.getBoundingClientRect()
    const badges = canvasElement.querySelector('article > div')?.getBoundingClientRect()
    const reason = canvasElement.querySelector('article > ul')?.getBoundingClientRect()
    await expect(top - (facts?.bottom ?? Infinity)).toBeGreaterThanOrEqual(8)
    await expect(card.bottom - bottom).toBeGreaterThanOrEqual(12)
    await expect((badges?.top ?? 0) - (reason?.bottom ?? Infinity)).toBeGreaterThanOrEqual(4)
  },
}

// Proves P-86 and P-120.
export const SaysBothDeductibles: Story = {
  ...TwoDeductibles,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const both = t('planCosts.twoDeductibles', { medical: '$2,000', drug: '$500' })
    // The card has the amounts alone; the whole is read.
    await expect(within(canvasElement).getByText(both)).toBeInTheDocument()
    const amounts = within(canvasElement).getByText('$2,000 + $500')
    await expect(amounts).toBeVisible()
    await expect(amounts.getBoundingClientRect().height).toBeLessThanOrEqual(48)
    await expect(within(canvasElement).getByText(new RegExp(t('planCosts.parts').replace('+', '\\+')))).toBeVisible()
    await expect(within(canvasElement).getByText(t('benefits.primaryCare'))).toBeVisible()
  },
}

export const SaysTheMaximumOfTheFamily: Story = {
  ...ForFamily,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    await expect(within(canvasElement).getByText(t('planCosts.familyMaximum'))).toBeVisible()
    await expect(within(canvasElement).getByText('$6,100')).toBeVisible()
  },
}

export const SaysWhatIsBilledWithoutAPress: Story = {
  args: { plan: gold },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    await expect(within(canvasElement).getByText('$64.10', { selector: 'p b, p strong' })).toBeVisible()
    const words = t('planPrice.bill', { amount: '$6.72', bill: '$64.10' }).replace(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(words)
  },
}

// Proves P-60.
export const BarsAtTheListsScale: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Sample {...args} plan={planCard({ id: 'first', yearScaleCents: 1_500_000 })} />
      <Sample {...args} plan={planCard({ id: 'second', yearScaleCents: 3_000_000 })} />
      <Sample {...args} plan={planCard({ id: 'third', yearScaleCents: Infinity })} />
    </div>
  ),
  async play({ canvasElement }) {
    const [first = 0, second = 0, awaited] = within(canvasElement)
      .getAllByRole('article')
      .map((card) => Number(card.querySelector('svg[preserveAspectRatio] rect')?.getAttribute('width')))
    await expect(second).toBeGreaterThan(0)
    await expect(Math.abs(first - 2 * second)).toBeLessThanOrEqual(1)
    // While plans are still to come, no length would stay true.
    await expect(awaited).toBe(0)
  },
}

export const Gallery: Story = gallery(
  { component: Sample, args: meta.args },
  {
    WithExtraSavings,
    Gold,
    BronzeForNothing,
    Platinum,
    Catastrophic,
    OtherLevel,
    FullPrice,
    ForFamily,
    ForFamilyWithoutItsMaximum,
    TwoDeductibles,
    NothingKnown,
    OfficialWordingNotKnown,
    LongNames,
    Compared,
    ComparedWithoutSavings,
    CompareFull,
  },
)
