import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { FacetPanel, type FacetPanelProps } from '#components/plans/facet-panel/facet-panel.tsx'
import { useTypedRanges } from '#components/plans/facet-panel/use-typed-ranges.ts'
import { noFilters } from '#domain/plans/filters.ts'
import type { PlanFilters } from '#domain/plans/plan.ts'
import { facetPanelArgs } from '#stories/support/facet-panel-args.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Sample(props: FacetPanelProps) {
  const [filters, setFilters] = useState(props.filters)
  const change = (changed: PlanFilters) => {
    props.onChange(changed)
    setFilters(changed)
  }
  const ranges = useTypedRanges(filters, change)
  return (
    <div className="max-w-facets">
      <FacetPanel {...props} filters={filters} ranges={ranges} onChange={change} />
    </div>
  )
}

const meta = {
  title: 'Widgets/Plans/Facet panel (filters, filtros)',
  id: 'plans-facet-panel',
  component: FacetPanel,
  render: Sample,
  args: {
    // The sample keeps its own texts.
    ranges: { textOf: () => ({ min: '', max: '' }), problemOf: () => null, type: fn(), leave: fn() },
    ...facetPanelArgs,
    filters: { ...noFilters, metalLevels: ['Silver'] },
    onChange: fn(),
  },
} satisfies Meta<typeof FacetPanel>
export default meta
type Story = StoryObj<typeof meta>

export const SilverOnly: Story = {}
export const NothingChosen: Story = { args: { filters: noFilters } }
/** The sheet of a phone, which has the heading, contains it. */
export const InASheet: Story = {
  args: { isTitled: false },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    await expect(within(canvasElement).queryByRole('heading', { name: t('facets.title') })).not.toBeInTheDocument()
  },
}
export const NoIssuersListed: Story = { args: { facets: { ...meta.args.facets, issuers: [] } } }

// Proves P-118.
export const KeepsItsRowsWhilePlansAreAwaited: Story = {
  args: { facets: { ...meta.args.facets, issuers: [], types: [] }, isCounted: true, isArriving: true },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: t('facets.issuers') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('facets.types') })).toBeVisible()
  },
}

export const TogglesBySpace: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const gold = canvas.getByRole('checkbox', { name: t('metal.Gold') })
    await expect(gold).toHaveAccessibleDescription(t('facets.count', { count: 33 }))
    gold.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.filters, metalLevels: ['Silver', 'Gold'] })
    await expect(gold).toBeChecked()
  },
}

// Proves P-30.
export const ScrollsByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const filters = playText('plan-filters', globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `${t('facets.issuers')} (7)` }))
    const list = canvas.getByRole('group', { name: t('facets.issuers') })
    // It has no tab stop of its own: the focus on a checkbox scrolls it.
    await expect(list).not.toHaveAttribute('tabindex')
    // Nothing scrolls in the list of a phone.
    if (innerWidth < 1024) await expect(list.scrollHeight).toBe(list.clientHeight)
    else {
      await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
      // A shadow over the cut row says that there is more; at the end a strip covers it.
      const [shadow, strip] = list.lastElementChild?.children ?? []
      const bottom = (element?: Element) => Math.round(element?.getBoundingClientRect().bottom ?? 0)
      await expect(bottom(shadow)).toBe(bottom(list))
      await expect(bottom(strip)).toBeGreaterThan(bottom(list))
      within(list).getAllByRole('checkbox').at(-1)?.focus()
      await expect(list.scrollTop).toBeGreaterThan(0)
      list.scrollTo({ top: list.scrollHeight })
      await expect(bottom(strip)).toBe(bottom(shadow))
    }
    await userEvent.click(canvas.getByRole('button', { name: filters('facetPanel.showAll', { count: 7 }) }))
    await expect(list.scrollHeight).toBe(list.clientHeight)
    await expect(canvas.getByRole('checkbox', { name: filters('facetPanel.otherIssuers') })).toBeVisible()
  },
}

export const FoldsAGroup: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const types = canvas.getByRole('button', { name: new RegExp(`^${t('facets.types')} \\(\\d+\\)$`) })
    await expect(types).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('checkbox', { name: 'PPO' })).not.toBeInTheDocument()
    types.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('checkbox', { name: 'PPO' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(types).toHaveAttribute('aria-expanded', 'false')
  },
}

// Proves P-80.
export const StillComing: Story = {
  args: { isArriving: true },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const gold = within(canvasElement).getByRole('checkbox', { name: t('metal.Gold') })
    const filters = playText('plan-filters', globals)
    await expect(gold).toHaveAccessibleDescription(filters('facetPanel.atLeast', { count: 33 }))
  },
}

// Proves P-80.
export const NotCounted: Story = {
  args: { isCounted: false },
  async play({ canvasElement }) {
    for (const box of within(canvasElement).getAllByRole('checkbox'))
      await expect(box).not.toHaveAccessibleDescription()
  },
}

export const WithDoctors: Story = { args: { offered: ['hsaOnly', 'easyToCompareOnly', 'allMyDoctors'] } }

// Proves P-81.
export const RefusesARangeOutOfOrder: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plan-filters', globals)
    const price = within(within(canvasElement).getByRole('group', { name: t('facetPanel.range.priceCents') }))
    const from = price.getByRole('textbox', { name: t('facetPanel.range.min') })
    const to = price.getByRole('textbox', { name: t('facetPanel.range.max') })
    await userEvent.type(from, '300')
    await userEvent.type(to, '200{Enter}')
    const told = t('facetPanel.range.order')
    // Nothing of a range that is refused filters the list, not even the end that was left first.
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(price.getByText(told)).toBeVisible()
    await expect(from).toHaveValue('300')
    await expect(from).toHaveFocus()
    for (const end of [from, to]) {
      await expect(end).toBeInvalid()
      await expect(end).toHaveAccessibleDescription(told)
    }
    await userEvent.clear(to)
    await userEvent.type(to, '400{Enter}')
    await expect(price.queryByText(told)).not.toBeInTheDocument()
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.filters, priceCents: { min: 30_000, max: 40_000 } })
  },
}

// Proves P-125.
export const SaysWhichDeductibleItGoesBy: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plan-filters', globals)
    const panel = within(canvasElement)
    const range = panel.queryByRole('button', { name: t('facetPanel.range.deductibleCents') })
    if (range) await userEvent.click(range)
    await expect(
      panel.getByRole('group', {
        name: t('facetPanel.range.deductibleCents'),
        description: t('facetPanel.range.deductibleHint'),
      }),
    ).toBeVisible()
  },
}

// Proves P-81.
export const SaysWhichRangeStillFilters: Story = {
  args: { filters: { ...noFilters, deductibleCents: { min: null, max: 150_000 } } },
  async play({ canvasElement, globals, args }) {
    const t = playText('plan-filters', globals)
    const name = t('facetPanel.range.deductibleCents')
    const canvas = within(canvasElement)
    const deductible = within(canvas.getByRole('group', { name }))
    const to = deductible.getByRole('textbox', { name: t('facetPanel.range.max') })
    await userEvent.clear(to)
    await userEvent.type(to, 'abc')
    await userEvent.click(canvas.getByRole('button', { name: `${t('facetPanel.range.apply')} ${name}` }))
    const range = t('activeRange.deductibleCents.upTo', { max: '$1,500' })
    const told = `${t('facetPanel.range.unreadable')} ${t('facetPanel.range.stillUsed', { range })}`
    await expect(to).toHaveFocus()
    await expect(to).toHaveAccessibleDescription(told)
    await expect(deductible.getByRole('textbox', { name: t('facetPanel.range.min') })).toBeValid()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { SilverOnly, NotCounted })
