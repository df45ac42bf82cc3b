import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ListPaperHead } from '#components/plans/list-paper-head.tsx'
import { noFilters } from '#domain/plans/filters.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/List paper head',
  id: 'plans-list-paper-head',
  component: ListPaperHead,
  globals: { scheme: 'print' },
  args: {
    first: 11,
    count: 10,
    total: 103,
    isArriving: false,
    planYear: 2026,
    sort: 'price',
    filters: { ...noFilters, metalLevels: ['Silver'], issuers: ['Florida Blue'] },
    hasTicks: true,
    agencyPhone: '1-800-555-0142',
    day: { year: 2025, month: 11, day: 10 },
  },
} satisfies Meta<typeof ListPaperHead>
export default meta
type Story = StoryObj<typeof meta>

export const WithFilters: Story = {}
export const OnePlan: Story = { args: { first: 1, count: 1, total: 1, filters: noFilters, hasTicks: false } }
export const Arriving: Story = { args: { isArriving: true } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves P-94.
export const SaysWhichPlans: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const words = { count: 10, first: 11, last: 20, plans: '103', year: 2026, sort: t('sortSelect.price') }
    await expect(within(canvasElement).getByText(t('listPaper.position', words))).toBeInTheDocument()
  },
}

// Proves P-94.
export const SaysThatMoreMayCome: Story = {
  ...Arriving,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const words = { count: 10, first: 11, last: 20, plans: '103', year: 2026, sort: t('sortSelect.price') }
    await expect(within(canvasElement).getByText(t('listPaper.positionSoFar', words))).toBeInTheDocument()
  },
}

export const Gallery: Story = { ...gallery(meta, { WithFilters, OnePlan, Arriving }), globals: { scheme: 'print' } }
