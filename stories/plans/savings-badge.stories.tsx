import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { SavingsBadge, type SavingsBadgeProps, SavingsNameNote } from '#components/plans/savings-badge.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

/** The badge and the note beside the name, as on a card. */
function Sample(props: SavingsBadgeProps) {
  return (
    <div className="grid max-w-field-lg gap-2">
      <div className="flex flex-wrap gap-2">
        <SavingsBadge {...props} />
      </div>
      <div>
        <p lang="en" className="font-semibold">
          {props.plan.name}
        </p>
        <SavingsNameNote {...props} />
      </div>
    </div>
  )
}

const savings = {
  deductible: { usualCents: 700_000, cents: 0 },
  drugDeductible: null,
  outOfPocketMaximum: { usualCents: 920_000, cents: 180_000 },
  deductibleInNameCents: 700_000,
}
const plan = { id: '21663FL0130091', name: 'Silver Simple PCP Saver 7000', savings, perPerson: false }

const meta = {
  title: 'Widgets/Plans/Savings badge',
  id: 'plans-savings-badge',
  component: SavingsBadge,
  render: Sample,
  args: { plan },
} satisfies Meta<typeof SavingsBadge>
export default meta
type Story = StoryObj<typeof meta>

export const WithTheDeductibleInTheName: Story = {}
export const OtherName: Story = {
  args: { plan: { ...plan, name: 'BlueSelect Silver 2345', savings: { ...savings, deductibleInNameCents: null } } },
}
export const AmountsNotKnown: Story = { args: { plan: { ...plan, savings: null } } }
export const ForFamily: Story = { args: { plan: { ...plan, perPerson: true } } }
export const WithADeductibleForDrugs: Story = {
  args: { plan: { ...plan, savings: { ...savings, drugDeductible: { usualCents: 80_000, cents: 0 } } } },
}

// Proves P-27.
export const ShowsBothAmountsByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: `${t('planCard.extraSavings')} ${plan.name}` })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const amounts = { usualDeductible: '$7,000', usualMaximum: '$9,200', deductible: '$0', maximum: '$1,800' }
    await expect(canvasElement).toHaveTextContent(t('savingsBadge.text', amounts).replace(/<\/?b>/g, ''))
    await expect(canvas.getByText('$1,800')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText('$1,800')).not.toBeInTheDocument()
  },
}

export const SaysThatTheNameIsNotTheHouseholds: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    await expect(within(canvasElement).getByText(t('savingsBadge.nameNote', { amount: '$7,000' }))).toBeVisible()
  },
}

export const SaysBothDeductibles: Story = {
  ...WithADeductibleForDrugs,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const usual = t('planCosts.twoDeductibles', { medical: '$7,000', drug: '$800' })
    await expect(canvas.getByText(t('savingsBadge.nameNote', { amount: usual }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    const before = { usualDeductible: '$7,000', usualDrugs: '$800', usualMaximum: '$9,200' }
    const words = t('savingsBadge.two', { ...before, deductible: '$0', drugs: '$0', maximum: '$1,800' })
    await expect(canvasElement).toHaveTextContent(words.replace(/<\/?b>/g, ''))
  },
}

export const IsAWordWithoutAmounts: Story = {
  ...AmountsNotKnown,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('planCard.extraSavings'))).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Gallery: Story = gallery(
  { component: Sample, args: meta.args },
  { WithTheDeductibleInTheName, OtherName, AmountsNotKnown, ForFamily, WithADeductibleForDrugs },
)
