import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { PlanPaperHead } from '#components/plans/plan-paper-head.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Plan paper head',
  id: 'plans-plan-paper-head',
  component: PlanPaperHead,
  globals: { scheme: 'print' },
  args: {
    zipCode: '33133',
    applying: 2,
    householdSize: 3,
    annualIncome: 42_000,
    agencyPhone: '1-800-555-0142',
    day: { year: 2025, month: 11, day: 10 },
  },
} satisfies Meta<typeof PlanPaperHead>
export default meta
type Story = StoryObj<typeof meta>

export const Ordinary: Story = {}
export const OnePerson: Story = { args: { applying: 1, householdSize: 1 } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves P-94.
export const SaysForWhomAndWhen: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    await expect(canvasElement).toHaveTextContent(t('resultsSummary.peopleOf', { applying: 2, count: 3 }))
    await expect(canvasElement).toHaveTextContent('33133')
    await expect(within(canvasElement).getByText(new RegExp(args.agencyPhone))).toBeInTheDocument()
  },
}

export const Gallery: Story = { ...gallery(meta, { Ordinary, OnePerson }), globals: { scheme: 'print' } }
