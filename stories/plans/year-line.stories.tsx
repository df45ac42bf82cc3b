import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { YearLine } from '#components/plans/year-line.tsx'
import { yearCosts, type YearCosts } from '#domain/plans/year-costs.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const household = { applicants: 1, csr: '87', creditCents: 59_133, monthsCovered: 12 } as const
const year: YearCosts = yearCosts(plan(), household)

const meta = {
  title: 'Widgets/Plans/Year line (yearly cost, costo anual)',
  id: 'plans-year-line',
  component: YearLine,
  args: { year, view: 'healthy', scaleCents: 1_500_000 },
  decorators: [(Story) => <div className="max-w-field-lg">{Story()}</div>],
} satisfies Meta<typeof YearLine>
export default meta
type Story = StoryObj<typeof meta>

export const Healthy: Story = {}
export const Bad: Story = { args: { view: 'bad' } }
export const BrokenBone: Story = { args: { view: 'fracture' } }
export const December: Story = { args: { year: yearCosts(plan(), { ...household, monthsCovered: 1 }) } }
export const WithoutMaximum: Story = {
  args: { view: 'baby', year: yearCosts(plan({ outOfPocketMaximums: [] }), household) },
}

const bare = (text: string) => text.replaceAll(/<\/?b>/g, '')

// Proves P-60, P-61 and P-62.
export const SaysTheFigures: Story = {
  ...BrokenBone,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    await expect(canvasElement).toHaveTextContent(bare(t('yearBand.line', { healthy: '$469' })))
    await expect(canvasElement).toHaveTextContent(bare(t('yearBand.most', { most: '$3,519' })))
    await expect(canvasElement).toHaveTextContent(t('views.fracture'))
  },
}

// Proves P-60.
export const CountsItsMonths: Story = {
  ...December,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    await expect(canvasElement).toHaveTextContent(bare(t('yearBand.lineMonths', { count: 1, healthy: '$39' })))
  },
}

export const NamesItsBill: Story = { args: { namesBill: true } }

// Proves P-67.
export const SaysWhichBillItCounts: Story = {
  ...NamesItsBill,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    await expect(canvasElement).toHaveTextContent(bare(t('yearBand.lineOf', { bill: '$39.09', healthy: '$469' })))
    // The bar is there at every width, as long as the card.
    const bar = canvasElement.querySelector('svg')?.getBoundingClientRect()
    await expect(bar?.width).toBeGreaterThanOrEqual(200)
  },
}

export const Gallery: Story = gallery(meta, { Healthy, Bad, BrokenBone, December, WithoutMaximum, NamesItsBill })
