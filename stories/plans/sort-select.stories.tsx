import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SortSelect } from '#components/plans/sort-select.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = { component: SortSelect, args: { sort: 'recommended', onSort: fn() } } satisfies Meta<typeof SortSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Recommended: Story = {}
export const ByPrice: Story = { args: { sort: 'price' } }
export const ByDeductible: Story = { args: { sort: 'deductible' } }

// Proves P-34.
export const Sorts: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const select = within(canvasElement).getByRole('combobox', { name: t('sortSelect.label') })
    await userEvent.selectOptions(select, t('sortSelect.price'))
    await expect(args.onSort).toHaveBeenCalledWith('price')
  },
}

export const Gallery: Story = gallery(meta, { Recommended, ByPrice, ByDeductible })
