import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { NextStep } from '#features/registration/next-step.tsx'
import { plan } from '#mocks/fixtures/plan.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { playText } from '#stories/support/play-text.ts'

function Sample() {
  const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 }
  return (
    <QuoteSessionProvider initial={{ ...atResults(), phase: 'register', chosen }}>
      <NextStep />
    </QuoteSessionProvider>
  )
}

const meta = { component: Sample, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const PlanChosen: Story = { parameters: { chromatic: { disableSnapshot: false } } }

export const LeadsBackToThePlans: Story = {
  render: () => (
    <Appears>
      <Sample />
    </Appears>
  ),
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await letAppear()
    await expect(canvas.getByRole('heading', { level: 1, name: t('nextStep.title') })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: t('nextStep.back') }))
    await expect(canvas.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  },
}
