import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { YearSum } from '#components/plans/year-sum.tsx'
import { yearCosts } from '#domain/plans/year-costs.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const household = { applicants: 1, csr: '87', creditCents: 59_133, monthsCovered: 12 } as const

const meta = {
  title: 'Widgets/Plans/Year sum',
  id: 'plans-year-sum',
  component: YearSum,
  args: { year: yearCosts(plan(), household), hasExtraSavings: true },
} satisfies Meta<typeof YearSum>
export default meta
type Story = StoryObj<typeof meta>

export const WithExtraSavings: Story = {}
export const OfAYear: Story = { args: { planYear: 2026 } }
export const WithoutExtraSavings: Story = {
  args: { year: yearCosts(plan(), { ...household, csr: 'none' }), hasExtraSavings: false },
}
export const LevelWithoutExtraSavings: Story = { args: { hasExtraSavings: false } }
export const WithoutExamples: Story = { args: { year: yearCosts(plan({ exampleCosts: null }), household) } }
export const FromDecember: Story = { args: { year: yearCosts(plan(), { ...household, monthsCovered: 1 }) } }
export const WithoutMaximum: Story = { args: { year: yearCosts(plan({ outOfPocketMaximums: [] }), household) } }

// Proves P-60, P-61 and P-62.
export const AddsUp: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const canvas = within(canvasElement)
    for (const [view, working, sum] of [
      ['healthy', '12 × $39.09', '$469.08'],
      ['bad', '$469.08 + $3,050.00', '$3,519.08'],
      ['baby', '$469.08 + $3,050.00', '$3,579.08'],
    ] as const) {
      const row = canvas.getByRole('row', { name: new RegExp(t(`views.${view}`)) })
      await expect(row).toHaveTextContent(working)
      await expect(within(row).getByRole('cell')).toHaveTextContent(sum)
    }
    await expect(canvas.getByText(t('yearSum.notCounted'))).toBeVisible()
    await expect(canvas.getByText(t('yearSum.exampleAboutNote'))).toBeVisible()
    await expect(canvas.getByText(t('yearSum.source'))).toBeVisible()
  },
}

export const NamesTheYearOfItsSource: Story = {
  ...OfAYear,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    await expect(within(canvasElement).getByText(t('yearSum.sourceOfYear', { year: 2026 }))).toBeVisible()
  },
}

// Proves P-62.
export const NamesNoExtraSavingsOfAnotherLevel: Story = {
  ...LevelWithoutExtraSavings,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('yearSum.exampleNote'))).toBeVisible()
    await expect(canvas.queryByText(t('yearSum.exampleAboutNote'))).not.toBeInTheDocument()
  },
}

// Proves P-62.
export const SaysThatAnExampleIsOfAWholeYear: Story = {
  ...FromDecember,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    await expect(within(canvasElement).getByText(t('yearSum.exampleYearNote'))).toBeVisible()
  },
}

export const SaysWhatIsNotKnown: Story = {
  ...WithoutMaximum,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('yearSum.unknownBad'))).toBeVisible()
    await expect(canvas.queryByText(t('views.bad'))).not.toBeInTheDocument()
    await expect(canvas.queryByText(t('views.baby'))).not.toBeInTheDocument()
  },
}

export const Gallery: Story = gallery(meta, {
  WithExtraSavings,
  OfAYear,
  WithoutExtraSavings,
  LevelWithoutExtraSavings,
  WithoutExamples,
  FromDecember,
  WithoutMaximum,
})
