import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { emptyDraft } from '#domain/quote/draft.ts'
import { incomeAdjusted, incomeTyped } from '#domain/quote/income-typed.ts'
import { estimator } from '#features/quote-wizard/income-step.tsx'
import { laterSteps, marketplace } from '#features/quote-wizard/location-step.tsx'
import { calls } from '#features/quote-wizard/wizard.ts'
import { playText } from '#stories/support/play-text.ts'

import { answered, atQuestion } from './ana.ts'
import { Stage } from './stage.tsx'

/**
 * The journeys that do not lead straight to the plans: a state with its own marketplace, too low an income, other
 * coverage.
 */
const meta = {
  title: 'Journeys/Other roads',
  id: 'journeys-other-roads',
  tags: ['!autodocs'],
  component: Stage,
  args: { place: 'flow', onLeave: fn() },
  loaders: [() => Promise.all([calls, estimator, laterSteps, marketplace].map((part) => part.load()))],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

/** Fort Campbell lies in two states. Kentucky has its own marketplace. */
export const RestrictedState: Story = {
  name: 'Restricted state: 1 the notice',
  args: { quote: atQuestion('location', emptyDraft) },
  play: async ({ canvasElement, globals }) => {
    const t = playText('location', globals)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: t('locationFields.zip') }), '42223{Enter}')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: t('locationFields.county') }), '21047')
    const title = playText('quote-steps', globals)('restrictedStateDialog.title', { state: 'Kentucky' })
    await expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument()
  },
}

export const LowIncomeTyped: Story = {
  name: 'Low income: 1 the income',
  args: { quote: atQuestion('income', { ...answered, income: incomeTyped('12000') }) },
}
export const LowIncomeAsked: Story = {
  name: 'Low income: 2 the choice',
  args: LowIncomeTyped.args ?? {},
  play: async ({ canvasElement, globals }) => {
    const next = playText('location', globals)('wizardCard.next')
    await userEvent.click(await within(canvasElement).findByRole('button', { name: next }))
    const title = playText('quote-steps', globals)('lowIncomeDialog.title')
    await expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument()
  },
}
export const LowIncomeRaised: Story = {
  name: 'Low income: 3 raised to the minimum',
  args: { quote: atQuestion('income', { ...answered, income: incomeAdjusted(21_150, 20_000) }) },
}

export const AlreadyInsured: Story = {
  name: 'Already insured: 1 the question',
  args: { quote: atQuestion('coverage') },
}
export const AlreadyInsuredLeaves: Story = {
  name: 'Already insured: 2 on to the partner',
  args: { quote: atQuestion('coverage') },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement, globals }) => {
    const yes = playText('quote-steps', globals)('coverageQuestion.yes')
    await userEvent.click(await within(canvasElement).findByRole('button', { name: yes }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(expect.stringMatching(/fip_code=12086&/)))
  },
}
