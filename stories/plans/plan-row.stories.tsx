import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { ChosenPlan } from '#components/plans/chosen-plan.tsx'
import { PlanRow } from '#components/plans/plan-row.tsx'
import { chosenPrice } from '#domain/plans/shown-price.ts'
import { chosenFacts } from '#mocks/fixtures/sample-chosen-facts.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200, facts: chosenFacts() }

const meta = {
  title: 'Widgets/Plans/Plan row (chosen plan on a phone)',
  id: 'plans-plan-row',
  component: PlanRow,
  args: {
    name: chosen.plan.name,
    price: chosenPrice(chosen),
    year: 2026,
    basis: null,
    children: <ChosenPlan chosen={chosen} planYear={2026} />,
  },
} satisfies Meta<typeof PlanRow>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } }
// Proves P-89.
export const OpensByKeyboard: Story = {
  globals: { viewport: { value: 'narrow' } },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const row = within(canvasElement).getByRole('button', { name: new RegExp(t('chosenPlan.label', { year: 2026 })) })
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    row.focus()
    await userEvent.keyboard('{Enter}')
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(within(canvasElement).getByRole('heading', { name: chosen.plan.name })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Wide })
