import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SortSelect } from '#components/plans/sort-select.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Sort select (order, dropdown, ordenar)',
  id: 'plans-sort-select',
  component: SortSelect,
  args: { sort: 'recommended', offered: ['recommended', 'price', 'deductible', 'yearly'], onSort: fn() },
} satisfies Meta<typeof SortSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Recommended: Story = {}
export const ByPrice: Story = { args: { sort: 'price' } }
export const ByDeductible: Story = { args: { sort: 'deductible' } }
export const ByYearlyCost: Story = { args: { sort: 'yearly' } }
/** No year can be computed, so the order by its cost is not offered. */
export const WithoutYearlyCost: Story = { args: { offered: ['recommended', 'price', 'deductible'] } }
export const WithRatings: Story = { args: { offered: ['recommended', 'price', 'deductible', 'yearly', 'quality'] } }

// Proves P-82.
export const KeepsAnOrderWithoutFacts: Story = {
  args: { sort: 'quality' },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const select = within(canvasElement).getByRole('combobox', { name: t('sortSelect.label') })
    await expect(select).toHaveValue('quality')
  },
}

// Proves P-84.
export const SaysItsOrderInShortOnAPhone: Story = {
  args: { sort: 'yearly' },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const select = within(canvasElement).getByRole('combobox', { name: t('sortSelect.label') })
    const isWide = window.innerWidth >= 768
    await expect(select).toHaveDisplayValue(t(isWide ? 'sortSelect.yearly' : 'sortSelect.short.yearly'))
  },
}

// Proves P-84.
export const ShowsTheRecommendedOrderWhole: Story = {
  async play({ canvasElement }) {
    const select = within(canvasElement).getByRole<HTMLSelectElement>('combobox')
    const style = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('There is no canvas.')
    pen.font = style.font
    const text = pen.measureText(select.selectedOptions[0]?.text ?? '').width
    const room = select.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)
    await expect(room).toBeGreaterThanOrEqual(text)
  },
}

// Proves P-34 and P-64.
export const Sorts: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const select = within(canvasElement).getByRole('combobox', { name: t('sortSelect.label') })
    await userEvent.selectOptions(select, 'price')
    await expect(args.onSort).toHaveBeenCalledWith('price')
    await userEvent.selectOptions(select, 'yearly')
    await expect(args.onSort).toHaveBeenLastCalledWith('yearly')
  },
}

export const Gallery: Story = gallery(meta, {
  Recommended,
  ByPrice,
  ByDeductible,
  ByYearlyCost,
  WithoutYearlyCost,
  WithRatings,
})
