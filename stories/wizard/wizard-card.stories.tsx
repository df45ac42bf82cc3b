import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { WizardCard } from '#components/wizard/wizard-card.tsx'
import { wizardStepIds } from '#domain/quote/wizard-steps.ts'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Wizard/Wizard card (step, tarjeta)',
  id: 'wizard-wizard-card',
  component: WizardCard,
  args: {
    step: 'household',
    steps: wizardStepIds,
    planYear: 2026,
    onStep: fn(),
    children: null,
  },
} satisfies Meta<typeof WizardCard>
export default meta
type Story = StoryObj<typeof meta>

const bothWays = { onPrevious: fn(), onNext: fn() }

export const FirstStep: Story = { args: { step: 'location', onNext: fn() } }
export const MiddleStep: Story = { args: bothWays }
export const LastStep: Story = { args: { step: 'coverage', onPrevious: fn() } }
export const Checking: Story = { args: { ...bothWays, step: 'income', isChecking: true } }
export const NextStepNotLoaded: Story = {
  args: { step: 'taxHousehold', onPrevious: fn(), children: <LoadFailure onRetry={fn()} onReload={fn()} /> },
}

export const HeadingTakesTheFocus: Story = {
  args: { ...bothWays, focusHeading: true },
  render: (args) => (
    <Appears>
      <WizardCard {...args} />
    </Appears>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = playText('location', globals)
    await letAppear()
    const heading = within(canvasElement).getByRole('heading', { name: t('wizardSteps.household.heading') })
    await expect(heading).toHaveFocus()
  },
}

export const MovesByKeyboard: Story = {
  args: { ...bothWays, step: 'income' },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('location', globals)
    const canvas = within(canvasElement)
    const back = (step: 'location' | 'household') => new RegExp(t(`wizardSteps.${step}.name`))
    await expect(canvas.getByRole('region', { name: t('wizardSteps.income.heading', { year: 2026 }) })).toBeVisible()
    await expect(canvas.getByText(t('wizardCard.stepOf', { position: 4, total: 5 }))).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: back('location') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: back('household') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStep).toHaveBeenCalledWith('household')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('wizardCard.previous') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onPrevious).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const WaitsWhileChecking: Story = {
  args: { ...bothWays, isChecking: true },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('location', globals)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('wizardCard.checking') }))
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

export const Gallery: Story = gallery(meta, { FirstStep, MiddleStep, LastStep, Checking, NextStepNotLoaded })
