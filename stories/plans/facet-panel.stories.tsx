import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { FacetPanel, type FacetPanelProps } from '#components/plans/facet-panel/facet-panel.tsx'
import { filterToggled, noFilters } from '#domain/plans/filters.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Sample(props: FacetPanelProps) {
  const [filters, setFilters] = useState(props.filters)
  return (
    <div className="max-w-facets">
      <FacetPanel
        {...props}
        filters={filters}
        onToggle={(group, value) => {
          props.onToggle(group, value)
          setFilters(filterToggled(filters, group, value))
        }}
      />
    </div>
  )
}

const meta = {
  component: FacetPanel,
  render: Sample,
  args: {
    facets: {
      metalLevels: [
        { value: 'Bronze', count: 41 },
        { value: 'Silver', count: 58 },
        { value: 'Gold', count: 33 },
        { value: 'Platinum', count: 4 },
      ],
      issuers: [
        { value: 'Ambetter', count: 22 },
        { value: 'Cigna Healthcare', count: 12 },
        { value: 'Florida Blue (BlueCross BlueShield FL)', count: 36 },
        { value: 'Molina Healthcare', count: 14 },
        { value: 'Oscar Insurance Company of Florida', count: 27 },
        { value: 'UnitedHealthcare', count: 1 },
      ],
      types: [
        { value: 'EPO', count: 61 },
        { value: 'HMO', count: 70 },
        { value: 'PPO', count: 5 },
      ],
    },
    filters: { ...noFilters, metalLevels: ['Silver'] },
    onToggle: fn(),
    matching: 58,
    onShowPlans: fn(),
  },
} satisfies Meta<typeof FacetPanel>
export default meta
type Story = StoryObj<typeof meta>

export const SilverOnly: Story = {}
export const NothingChosen: Story = { args: { filters: noFilters } }
export const NoIssuersListed: Story = { args: { facets: { ...meta.args.facets, issuers: [] } } }

export const TogglesBySpace: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const opener = canvas.queryByRole('button', { name: new RegExp(t('facets.title')) })
    if (opener) await userEvent.click(opener)
    const gold = canvas.getByRole('checkbox', { name: t('metal.Gold') })
    await expect(gold).toHaveAccessibleDescription(t('facets.count', { count: 33 }))
    gold.focus()
    await userEvent.keyboard(' ')
    await expect(args.onToggle).toHaveBeenCalledWith('metalLevels', 'Gold')
    await expect(gold).toBeChecked()
  },
}

// Proves P-30.
export const ScrollsByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const opener = canvas.queryByRole('button', { name: new RegExp(t('facets.title')) })
    if (opener) await userEvent.click(opener)
    const list = canvas.getByRole('group', { name: t('facets.issuers') })
    await expect(list).toHaveAttribute('tabindex', '0')
    // On a phone the whole list is shown.
    if (opener) await expect(list.scrollHeight).toBe(list.clientHeight)
    else await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  },
}

export const FoldsAGroup: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const opener = canvas.queryByRole('button', { name: new RegExp(t('facets.title')) })
    if (opener) await userEvent.click(opener)
    const types = canvas.getByRole('button', { name: t('facets.types') })
    types.focus()
    await userEvent.keyboard('{Enter}')
    await expect(types).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('checkbox', { name: 'PPO' })).not.toBeInTheDocument()
  },
}

export const ShowsThePlans: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const opener = canvas.queryByRole('button', { name: new RegExp(t('facets.title')) })
    const name = t('facets.showCount', { count: 58, plans: '58' })
    if (!opener) {
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
      return
    }
    await userEvent.click(opener)
    canvas.getByRole('button', { name }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowPlans).toHaveBeenCalledOnce()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  },
}

export const StillComing: Story = { args: { matching: null }, globals: { viewport: { value: 'phone' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { SilverOnly, NoIssuersListed })
