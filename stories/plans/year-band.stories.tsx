import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { YearBand } from '#components/plans/year-band.tsx'
import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { yearCosts, type YearCosts } from '#domain/plans/year-costs.ts'
import type { YearCounts } from '#domain/quote/price-basis.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const household = { applicants: 1, csr: '87', creditCents: 59_133, monthsCovered: 12 } as const
const year: YearCosts = yearCosts(plan(), household)

const meta = {
  title: 'Widgets/Plans/Year band (yearly cost, costo anual)',
  id: 'plans-year-band',
  component: YearBand,
  args: { year, view: 'healthy' },
  decorators: [(Story) => <div className="max-w-field-lg">{Story()}</div>],
} satisfies Meta<typeof YearBand>
export default meta
type Story = StoryObj<typeof meta>

export const Healthy: Story = {}
export const BrokenBone: Story = { args: { view: 'fracture' } }
export const HavingABaby: Story = { args: { view: 'baby' } }
export const WithoutExtraSavings: Story = {
  args: { view: 'diabetes', year: yearCosts(plan(), { ...household, csr: 'none' }) },
}
export const ElevenMonths: Story = { args: { year: yearCosts(plan(), { ...household, monthsCovered: 11 }) } }
export const December: Story = { args: { year: yearCosts(plan(), { ...household, monthsCovered: 1 }) } }
export const WithoutBill: Story = { args: { year: yearCosts(plan(), { ...household, creditCents: 90_000 }) } }
export const WithoutMaximum: Story = {
  args: { view: 'baby', year: yearCosts(plan({ outOfPocketMaximums: [] }), household) },
}
export const NoChoice: Story = { args: { view: null } }

const counts: YearCounts = { people: 2, second: { kind: 'without', left: 1 }, hasTobacco: false }

// Proves P-119.
export const HasNoBarOfItsOwnScale: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
}

// Proves P-67.
export const SaysWhoseBillsItCounts: Story = {
  render: function Render(args) {
    return <YearBand {...args} note={useYearBillText(counts)(args.year, 12_000)} />
  },
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const bare = (text: string) => text.replace(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(bare(t('yearBill.counted', { count: 2, bill: '$39.09' })))
    const what = playText('plans', globals)('outcome.second.withoutTitle', { left: 1 })
    await expect(canvasElement).toHaveTextContent(bare(t('yearBill.second', { what, bills: '$1,440.00' })))
  },
}

// Proves P-60, P-61 and P-62.
export const SaysTheFigures: Story = {
  ...BrokenBone,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const bare = (text: string) => text.replace(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(bare(t('yearBand.both', { healthy: '$469', most: '$3,519' })))
    const example = t('yearBand.exampleAbout', { view: t('views.fracture'), amount: '$2,809' })
    await expect(canvasElement).toHaveTextContent(bare(example))
  },
}

// Proves P-63.
export const UnderlinesTheChosenYear: Story = {
  args: { view: 'bad' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('$3,519')).toHaveStyle({ textDecorationLine: 'underline' })
    await expect(canvas.getByText('$469')).toHaveStyle({ textDecorationLine: 'none' })
  },
}

// Proves P-60.
export const SaysTheMonths: Story = {
  ...ElevenMonths,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const first = globals.locale === 'es' ? 'febrero' : 'February'
    await expect(within(canvasElement).getByText(t('yearBand.months', { count: 11, first }))).toBeVisible()
    await expect(canvasElement).toHaveTextContent(new RegExp(`^11 ${globals.locale === 'es' ? 'meses' : 'months'}: `))
  },
}

// Proves P-61 and P-62.
export const LeavesOutWhatIsNotKnown: Story = {
  ...WithoutMaximum,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    await expect(canvasElement).not.toHaveTextContent(t('views.baby'))
    await expect(canvasElement).toHaveTextContent('$469')
  },
}

export const Gallery: Story = gallery(meta, {
  Healthy,
  BrokenBone,
  HavingABaby,
  WithoutExtraSavings,
  ElevenMonths,
  December,
  WithoutBill,
  WithoutMaximum,
  NoChoice,
  SaysWhoseBillsItCounts,
})
