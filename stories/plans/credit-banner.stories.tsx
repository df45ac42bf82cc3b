import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CreditBanner, type CreditBannerProps } from '#components/plans/credit-banner/credit-banner.tsx'
import { medicareUrl } from '#config/urls.ts'
import { explainCredit } from '#domain/subsidy/monthly-credit.ts'
import { aloneAt64, childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const benchmark = (benchmarkCents: number) =>
  ({
    kind: 'benchmark',
    ...explainCredit({ benchmarkCents, annualIncome: 42_000, fplPercent: 158.03, year: 2026 }),
  }) as const

const estimated: CreditBannerProps['basis'] = {
  creditCents: 61_200,
  outlook: null,
  outcome: { said: [], isComplete: false },
}
const answered = { ...estimated, outcome: { said: [], isComplete: true } }
const someInChip = { ...childrenInChip, probableCents: 31_600 }

const meta = {
  title: 'Widgets/Plans/Credit banner (tax credit, crédito fiscal)',
  id: 'plans-credit-banner',
  component: CreditBanner,
  args: {
    isUsable: true,
    working: benchmark(77_231),
    householdSize: 3,
    planYear: 2026,
    notEligibleCents: 672,
    basis: estimated,
    onAsk: fn(),
    medicareHref: medicareUrl.en,
    otherIncomes: { isOpen: false, panelId: 'other-incomes', onOpenChange: fn(), onNear: fn() },
  },
  // What the second button opens is its parent's.
  render: (args) => (
    <div className="grid gap-3">
      <CreditBanner {...args} />
      <div id="other-incomes" hidden />
    </div>
  ),
} satisfies Meta<typeof CreditBanner>
export default meta
type Story = StoryObj<typeof meta>

export const ByBenchmark: Story = {}
export const AllOfItEligible: Story = { args: { notEligibleCents: 0 } }
export const ByEstimate: Story = {
  args: {
    working: { kind: 'estimate', annualIncome: 78_000, fplPercent: 292.69, creditCents: 44_808 },
    basis: { ...estimated, creditCents: 44_808 },
  },
}
export const ForOnePerson: Story = { args: { householdSize: 1 } }
export const WithASecondAmount: Story = { args: { basis: { ...estimated, outlook: someInChip } } }
export const At64: Story = { args: { basis: { ...estimated, outlook: aloneAt64 }, householdSize: 1 } }
/** All six questions are answered. */
export const Answered: Story = { args: { basis: answered, rests: 'Your answers give no reason for another credit.' } }
/** Everybody in the prices probably gets no credit. */
export const ForNobody: Story = {
  args: { basis: { ...answered, outlook: { reasons: ['daca'], probableCents: 0 } }, householdSize: 1 },
}
export const WithoutOtherIncomes: Story = { args: { otherIncomes: null } }

// Proves Q-146.
export const SaysNoSavingsThatSomebodyProbablyLacks: Story = {
  render: ({ basis, ...args }) => (
    <div className="grid gap-3">
      <CreditBanner {...args} basis={{ ...answered, outlook: someInChip }} />
      <CreditBanner {...args} basis={{ ...answered, toldIncome: 14_000 }} />
      <CreditBanner {...args} basis={answered} isUsable={false} />
      <CreditBanner
        {...args}
        basis={{ ...answered, outcome: { said: [{ id: 'tobacco', question: 'tobacco', who: [0] }], isComplete: true } }}
      />
      <CreditBanner {...args} basis={{ ...basis, outlook: { reasons: ['daca'], probableCents: 0 } }} />
    </div>
  ),
  args: { otherIncomes: null },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const headline = (key: 'estimated' | 'saves' | 'nobody') =>
      t(`creditBanner.${key}`, { amount: '$612' }).replaceAll(/<\/?b>/g, '')
    const [children, told, unusable, tobacco, nobody] = within(canvasElement).getAllByRole('group')
    for (const one of [children, told, unusable, tobacco]) await expect(one).toHaveTextContent(headline('estimated'))
    await expect(nobody).toHaveTextContent(headline('nobody'))
    await expect(nobody).toHaveTextContent(t('creditBanner.counted', { amount: '$612' }))
    await expect(canvasElement).not.toHaveTextContent(headline('saves'))
    await expect(within(canvasElement).getAllByRole('button', { name: t('outcome.change') })).toHaveLength(4)
  },
}

// Proves P-16 and Q-144.
export const ExplainsByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: t('creditBanner.explain') })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('$42,000')).toBeVisible()
    await expect(canvas.getByText('$6.72')).toBeVisible()
    await expect(canvas.getByText(t('creditExplanation.offer', { amount: '$348.60' }))).toBeVisible()
    await expect(canvas.getByText(t('creditExplanation.tobacco', { percent: '50%' }))).toBeVisible()
    await expect(canvas.getByText(t('creditExplanation.source', { year: 2026 }))).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('$42,000')).not.toBeVisible()
  },
}

export const OpensOtherIncomesByKeyboard: Story = {
  render: function Opened(args) {
    const [isOpen, onOpenChange] = useState(false)
    const otherIncomes = args.otherIncomes && { ...args.otherIncomes, isOpen, onOpenChange }
    return (
      <div className="grid gap-3">
        <CreditBanner {...args} otherIncomes={otherIncomes} />
        <p id="other-incomes" hidden={!isOpen}>
          $62,600
        </p>
      </div>
    )
  },
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: t('incomeExplorer.open') })
    await expect(button).toHaveFocus()
    await expect(args.otherIncomes?.onNear).toHaveBeenCalled()
    await expect(canvas.getByText('$62,600')).not.toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('$62,600')).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { ByBenchmark, ByEstimate, WithoutOtherIncomes })
