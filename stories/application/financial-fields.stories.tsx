import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import {
  FinancialFields,
  type FinancialFieldsProps,
} from '#components/application/financial-fields/financial-fields.tsx'
import { type Application, withMember } from '#domain/application/application.ts'
import { stepIssues } from '#domain/application/application-steps.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { emptyMember, familyApplication, member, sampleCheck, spouse } from './sample-application.ts'

function Typed(props: FinancialFieldsProps) {
  const [application, setApplication] = useState<Application>({ ...familyApplication, members: props.members })
  return (
    <div className="grid max-w-prose gap-6">
      <FinancialFields
        {...props}
        members={application.members}
        onChange={(index, change) => {
          props.onChange(index, change)
          setApplication((now) => withMember(now, index, change))
        }}
      />
    </div>
  )
}

const refused = (members: Application['members']) => ({
  members,
  issues: stepIssues({ ...sampleCheck, application: { ...familyApplication, members } }, 'financial'),
  attempt: 1,
})

const meta = {
  title: 'Widgets/Application/Financial fields',
  id: 'application-financial-fields',
  component: FinancialFields,
  render: (args) => <Typed {...args} />,
  args: {
    members: [member()],
    onChange: fn(),
    incomeLimitCents: sampleCheck.facts.incomeLimitCents,
    hasCredit: true,
    agency: { phone: '1-800-555-0142', contactHref: '#contact' },
    onRequote: fn(),
    issues: [],
    attempt: 0,
  },
} satisfies Meta<typeof FinancialFields>
export default meta
type Story = StoryObj<typeof meta>

export const You: Story = {}
export const Empty: Story = { args: { members: [emptyMember], incomeLimitCents: null } }
export const Couple: Story = { args: { members: [member(), spouse] } }
export const EmptyRefused: Story = { args: refused([emptyMember]) }
export const CoupleRefused: Story = {
  args: refused([member({ incomeSources: [], occupation: '' }), { ...spouse, occupation: '' }]),
}
export const OverTheQuote: Story = {
  args: refused([member({ annualIncome: '42000.01' }), { ...spouse, annualIncome: '0' }]),
}
export const LongSpanish: Story = { args: { ...CoupleRefused.args }, globals: { locale: 'es' } }
export const Narrow: Story = { args: { ...CoupleRefused.args }, globals: { viewport: { value: 'narrow' } } }

/** The limit on the joint income is reported for both people, who are asked to call and not to type a lower amount. */
export const OverTheQuoteLeadsToAnAgent: Story = {
  args: { ...OverTheQuote.args },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const summary = canvas.getByRole('link', { name: /\$42,000\.01/ })
    await expect(summary).toHaveTextContent(
      t('issues.annualIncome.overLimit', { combinedCents: '$42,000.01', limitCents: '$42,000' }),
    )
    await expect(summary).not.toHaveTextContent(t('financialFields.you'))
    await expect(canvas.getByRole('link', { name: t('fromQuote.call', { phone: '1-800-555-0142' }) })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('fromQuote.write') })).toBeVisible()
  },
}

const told = { annualDollars: 12_000, sources: ['other', 'retirement'] } as const
export const IncomeOfTheQuote: Story = {
  args: { members: [emptyMember, { ...spouse, annualIncome: '' }], toldOf: () => told },
}

// Proves F-73 and F-75.
export const TakesTheIncomeOfTheQuoteByKeyboard: Story = {
  args: { members: [emptyMember], toldOf: () => told },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const offer = () => canvas.queryByRole('button', { name: t('financialFields.useTold') })
    const income = canvas.getByRole('textbox', { name: t('financialFields.annualIncome') })
    await userEvent.tab()
    await expect(offer()).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(0, { annualIncome: '12000', incomeSources: told.sources })
    await expect(income).toHaveValue('12,000')
    await expect(income).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: t('financialFields.source.retirement') })).toBeChecked()
    await expect(offer()).toBeNull()
    // Whoever empties the field is offered it again.
    await userEvent.clear(income)
    await expect(offer()).toBeVisible()
  },
}

const unearned = [emptyMember, { ...spouse, annualIncome: '', incomeSources: [], occupation: '' }] as const
export const HouseholdIncomeOfTheQuote: Story = { args: { members: unearned } }
export const HouseholdIncomeInSpanish: Story = { args: { members: unearned }, globals: { locale: 'es' } }
export const HouseholdIncomeOfOne: Story = { args: { members: [emptyMember] } }

/** An earlier visit chose sources: the profile gives back no income, and not which of several sources they were. */
const afterALogIn = member({ annualIncome: '', incomeSources: [], occupation: '', kept: ['incomeSources'] })

// Proves F-40 and F-44.
export const AsksTheIncomeAgainAfterALogIn: Story = {
  args: { members: [afterALogIn] },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const income = canvas.getByRole('textbox', { name: new RegExp(t('financialFields.annualIncome')) })
    await expect(income).toHaveAccessibleDescription(expect.stringContaining(t('financialFields.annualIncomeAgain')))
    await expect(canvas.getByText(t('financialFields.sourcesKept'))).toBeVisible()
  },
}

// Proves F-45.
export const TakesAllOfTheHouseholdIncomeByKeyboard: Story = {
  args: { members: unearned },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const incomes = canvas.getAllByRole('textbox', { name: t('financialFields.annualIncome') })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('financialFields.allMine') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('financialFields.allSpouses') })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(incomes.map((income) => (income as HTMLInputElement).value)).toEqual(['0', '42,000'])
    await expect(incomes[1]).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: t('financialFields.allMine') })).toBeNull()
  },
}

// Proves F-41.
export const OtherIncomeRevealsMore: Story = {
  args: { members: [emptyMember], incomeLimitCents: null },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const box = (source: 'employed' | 'other' | 'rentals') =>
      canvas.queryByRole('checkbox', { name: t(`financialFields.source.${source}`) })
    const occupation = () => canvas.queryByRole('textbox', { name: new RegExp(t('financialFields.occupation')) })
    await userEvent.tab()
    await userEvent.keyboard('18500')
    await expect(canvas.getByRole('textbox', { name: t('financialFields.annualIncome') })).toHaveValue('18,500')
    await expect(occupation()).not.toBeInTheDocument()
    await expect(box('rentals')).not.toBeInTheDocument()
    box('other')?.focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.click(box('rentals') ?? canvasElement)
    await expect(args.onChange).toHaveBeenLastCalledWith(0, { incomeSources: ['other', 'rentals'] })
    await expect(occupation()).toBeVisible()
    await userEvent.click(box('employed') ?? canvasElement)
    await expect(args.onChange).toHaveBeenLastCalledWith(0, { incomeSources: ['employed', 'other', 'rentals'] })
    await userEvent.click(box('other') ?? canvasElement)
    await expect(box('rentals')).not.toBeInTheDocument()
    await userEvent.click(box('other') ?? canvasElement)
    await expect(box('rentals')).toBeChecked()
  },
}

export const LessThanQuoted: Story = { args: { belowQuoteCents: 2_000_000 } }

// Proves F-46.
export const OffersANewQuoteForLess: Story = {
  ...LessThanQuoted,
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const use = t('fromQuote.useIncome', { amount: '$20,000' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: use }))
    await expect(args.onRequote).toHaveBeenCalledWith('typed')
  },
}

export const Gallery: Story = gallery(meta, { You, Empty, Couple, CoupleRefused })
