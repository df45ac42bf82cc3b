import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ActiveFilters } from '#components/plans/active-filters.tsx'
import { noFilters, otherIssuers } from '#domain/plans/filters.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const silver = { ...noFilters, metalLevels: ['Silver'] }
const bronze = { ...noFilters, metalLevels: ['Bronze'] }

const meta = {
  title: 'Widgets/Plans/Active filters (chips, filtros)',
  id: 'plans-active-filters',
  component: ActiveFilters,
  args: { filters: silver, reason: 'extraSavings', onChange: fn(), onClear: fn() },
} satisfies Meta<typeof ActiveFilters>
export default meta
type Story = StoryObj<typeof meta>

export const ForExtraSavings: Story = {}
export const SilverToBegin: Story = { args: { reason: 'silver' } }
export const BronzeToBegin: Story = { args: { filters: bronze, reason: 'bronze' } }
export const ThreeLevelsToBegin: Story = {
  args: { filters: { ...noFilters, metalLevels: ['Bronze', 'Silver', 'Gold'] }, reason: 'unknown' },
}
export const Chosen: Story = {
  args: {
    filters: {
      ...noFilters,
      metalLevels: ['Gold'],
      issuers: ['Florida Blue (BlueCross BlueShield FL)', 'Oscar'],
      types: ['EPO'],
    },
    reason: null,
  },
}
// Proves P-81.
export const SwitchesAndRanges: Story = {
  args: {
    filters: {
      ...noFilters,
      issuers: [otherIssuers],
      hsaOnly: true,
      easyToCompareOnly: true,
      allMyDoctors: true,
      priceCents: { min: 10_000, max: 30_050 },
      deductibleCents: { min: null, max: 200_000 },
    },
    reason: null,
  },
  async play({ canvasElement, globals, args }) {
    const t = playText('plan-filters', globals)
    const plans = playText('plans', globals)
    const filter = t('activeRange.deductibleCents.upTo', { max: '$2,000' })
    const remove = within(canvasElement).getByRole('button', { name: plans('activeFilters.remove', { filter }) })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({ ...args.filters, deductibleCents: { min: null, max: null } })
  },
}
export const None: Story = { args: { filters: noFilters, reason: null } }

export const RemovesAndClearsByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: t('activeFilters.remove', { filter: t('metal.Silver') }) }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(noFilters)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('activeFilters.showAll') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, {
  ForExtraSavings,
  SilverToBegin,
  BronzeToBegin,
  ThreeLevelsToBegin,
  Chosen,
  SwitchesAndRanges,
})
