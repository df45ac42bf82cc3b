import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { FacetPanel } from '#components/plans/facet-panel/facet-panel.tsx'
import { useTypedRanges } from '#components/plans/facet-panel/use-typed-ranges.ts'
import { FilterSheet } from '#components/plans/filter-sheet.tsx'
import { noFilters } from '#domain/plans/filters.ts'
import { facetPanelArgs } from '#stories/support/facet-panel-args.ts'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Filter sheet (filters on a phone, modal, filtros)',
  id: 'plans-filter-sheet',
  component: FilterSheet,
  args: {
    open: true,
    onClose: fn(),
    onReopen: fn(),
    counts: { matching: 103, isArriving: false },
    onShowPlans: fn(),
    children: <p>Filters</p>,
  },
} satisfies Meta<typeof FilterSheet>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

export const SomePlans: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const OnePlan: Story = { args: { counts: { matching: 1, isArriving: false } } }

// Proves P-80.
export const StillComing: Story = {
  args: { counts: { matching: 25, isArriving: true } },
  async play({ globals }) {
    const t = playText('plan-filters', globals)
    const name = t('filterSheet.showSoFar', { count: 25, plans: '25' })
    await expect(body().getByRole('button', { name })).toBeVisible()
  },
}
export const NothingKnown: Story = { args: { counts: null } }

export const ShowsItsButtonWhole: Story = {
  args: { children: Array.from({ length: 40 }, (_, at) => <p key={at}>Filter</p>) },
  async play({ globals }) {
    const t = playText('plans', globals)
    const name = t('facets.showCount', { count: 103, plans: '103' })
    const { bottom } = body().getByRole('button', { name }).getBoundingClientRect()
    if (window.innerHeight >= 480) await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const ShowsThePlansByKeyboard: Story = {
  async play({ globals, args }) {
    const t = playText('plans', globals)
    body()
      .getByRole('button', { name: t('facets.showCount', { count: 103, plans: '103' }) })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowPlans).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The real filters, whose deductible has a hint. */
function Filters() {
  const [filters, setFilters] = useState(noFilters)
  const ranges = useTypedRanges(filters, setFilters)
  return <FacetPanel {...facetPanelArgs} filters={filters} ranges={ranges} onChange={setFilters} isTitled={false} />
}

// Proves P-81.
export const MendsARangeFirst: Story = {
  args: { children: <Filters /> },
  async play({ globals, args }) {
    const t = playText('plan-filters', globals)
    const name = playText('plans', globals)('facets.showCount', { count: 103, plans: '103' })
    const show = () => userEvent.click(body().getByRole('button', { name }))
    const price = within(body().getByRole('group', { name: t('facetPanel.range.priceCents') }))
    const most = price.getByRole('textbox', { name: t('facetPanel.range.max') })
    await userEvent.type(most, 'mucho')
    await show()
    await expect(args.onShowPlans).not.toHaveBeenCalled()
    await expect(most).toHaveFocus()
    await userEvent.clear(most)
    await show()
    await expect(args.onShowPlans).toHaveBeenCalledOnce()
  },
}
